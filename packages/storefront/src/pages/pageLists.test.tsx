import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PageChange } from '@dealer/core/page';
import { defineSection } from '../sections/section.ts';
import { PageStage } from '../test/PageStage.tsx';
import type { PageStageProps } from '../test/PageStage.tsx';

// The chunk is there: its first transformation takes longer than a test waits.
beforeAll(() => import('../sections/OtherSection.tsx'));
afterEach(cleanup);

/** The address of each page that is a list, and two of its sections in their usual order: a way to find each. */
const pages = {
  favourites: {
    address: '/favourites',
    saved: [1042, 1043],
    first: () => screen.queryByRole('list', { name: 'Your favourites' }),
    second: () => screen.queryByRole('link', { name: 'Your saved searches' }),
    list: ['favouriteVehicles', 'savedSearches'],
  },
  compare: {
    address: '/compare?cars=2022-toyota-hilux-1042,2022-toyota-hilux-1043',
    first: () => screen.queryByRole('link', { name: 'Add from favourites' }),
    second: () => screen.queryByRole('table', { name: 'Vehicles side by side' }),
    list: ['compareTools', 'comparedVehicles'],
  },
  contact: {
    address: '/contact-us',
    first: () => screen.queryByRole('textbox', { name: /How can we help/ }),
    second: () => screen.queryByRole('heading', { level: 2, name: 'Harbour City Motors Newstead' }),
    list: ['enquiryForm', 'mainLocation'],
  },
  dealerships: {
    address: '/dealerships',
    first: () => screen.queryByRole('heading', { level: 2, name: 'Harbour City Motors Newstead' }),
    second: () => screen.queryByRole('textbox', { name: /How can we help/ }),
    list: ['locationList', 'enquiryForm'],
  },
  dealership: {
    address: '/locations/newstead',
    first: () => screen.queryByRole('link', { name: /Get Directions/ }),
    second: () => screen.queryByRole('heading', { name: 'Write to Harbour City Motors Newstead' }),
    list: ['locationDetails', 'locationForm'],
  },
  search: {
    address: '/search',
    first: () => screen.queryByRole('combobox', { name: /Sort/ }),
    second: () => document.querySelector('main a[href*="2022-toyota-hilux-1042"]'),
    list: ['resultBar', 'results'],
  },
} as const;

const visit = async (props: PageStageProps) => {
  render(<PageStage {...props} />);
  await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 });
};

const follows = (first: Element | null, second: Element | null): boolean =>
  first !== null && second !== null && (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe.each(Object.entries(pages))('the list of the %s page', (name, { list, first, second, ...stage }) => {
  const main = list.map((section) => ({ section, area: 'main' }));
  // The heading of a search is a section too.
  const heading = { section: 'searchHeading', area: 'top' };
  const visitWith = (change?: PageChange) => visit({ ...stage, ...(change ? { pages: { [name]: change } } : {}) });

  it('has the usual sections in the usual order', async () => {
    await visitWith();
    await vi.waitFor(() => expect(follows(first(), second())).toBe(true));
  });

  it('is put in another order by the look', async () => {
    await visitWith(name === 'search' ? [heading, ...main.toReversed()] : main.toReversed());
    await vi.waitFor(() => expect(follows(second(), first())).toBe(true));
  });

  it('has a section less where the look takes it out', async () => {
    await visitWith({ remove: [list[0]] });
    await vi.waitFor(() => expect(second()).toBeTruthy());
    expect(first()).toBeNull();
  });
});

describe('a page of a look', () => {
  const openDay = {
    definition: defineSection({ arrives: 'page' }),
    Component: ({ id }: { id: string }) => <p>Open day, {id}</p>,
  };

  it('has sections that only this look has, above its heading too', async () => {
    await visit({
      address: '/special-offers',
      sections: { openDay },
      pages: { offers: { add: [{ section: 'openDay', area: 'top' }] } },
    });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(follows(screen.getByText('Open day, openDay'), heading)).toBe(true);
    expect(await screen.findByRole('heading', { name: 'No Results Available' })).toBeTruthy();
  });

  it('has them on the home page, with the stock that they need in its one call', async () => {
    const needs = vi.fn(() => ({ facets: ['body'] }));
    await visit({
      address: '/',
      sections: { openDay: { ...openDay, definition: { arrives: 'page', needs } } },
      pages: { home: [{ section: 'hero' }, { section: 'openDay' }] },
    });
    expect(screen.getByText('Open day, openDay')).toBeTruthy();
    expect(needs).toHaveBeenCalledTimes(1);
  });

  it('has any content below, and leaves out what belongs to another page', async () => {
    await visit({
      address: '/special-offers',
      pages: {
        offers: { add: [{ section: 'comparedVehicles' }, { section: 'reasons', settings: { title: 'Why us' } }] },
      },
    });
    fireEvent.keyDown(window);
    expect(await screen.findByRole('heading', { name: 'Why us' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Nothing to compare yet' })).toBeNull();
  });
});
