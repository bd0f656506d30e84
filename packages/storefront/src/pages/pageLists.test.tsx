import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PageChange } from '@dealer/core/page';
import { defineSection } from '../sections/section.ts';
import { aBrandSite } from '../test/aBrandSite.ts';
import { aModelsFile } from '../test/aModelsFile.ts';
import { aTemplate } from '../test/aTemplate.ts';
import { PageStage, type PageStageProps } from '../test/PageStage.tsx';
import { someArticles } from '../test/someArticles.ts';
import { someOffers } from '../test/someOffers.ts';

// Preload the chunks: their first transformation takes longer than a test waits.
beforeAll(() => Promise.all([import('../sections/OtherSection.tsx'), import('../sections/Text/Text.tsx')]), 60_000);
afterEach(cleanup);

/** A section may be the first of its chunk. */
const patience = { timeout: 10_000 };

/** Content of any page, for those that usually show one section alone. */
const openDay = { section: 'text', settings: { title: 'Open day' } };
const findOpenDay = () => screen.queryByRole('heading', { name: 'Open day' });

const offers = {
  siteDoc: { content: ['offers'] },
  answers: someOffers.answers,
} satisfies Partial<PageStageProps>;
const models = { siteDoc: { content: ['models'] }, answers: aModelsFile(3) } satisfies Partial<PageStageProps>;

type ListedPage = Omit<PageStageProps, 'pages'> & {
  first: () => Element | null;
  second: () => Element | null;
  list: readonly [string, string];
  /** It usually has the first section alone. */
  isAlone?: true;
};

/** The address of each page that is a list, and two of its sections in their usual order: a way to find each. */
const pages: Readonly<Record<string, ListedPage>> = {
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
  about: {
    address: '/about-us',
    first: () => screen.queryByRole('textbox', { name: /What would you like to know/ }),
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
  offers: {
    address: '/special-offers',
    ...offers,
    first: () => screen.queryByRole('searchbox', { name: 'Search offers' }),
    second: findOpenDay,
    list: ['dealerOffers', 'text'],
    isAlone: true,
  },
  offer: {
    address: '/offers/toyota/12',
    ...offers,
    first: () => screen.queryByRole('form', { name: 'Ask about this offer' }),
    second: () => screen.queryByRole('heading', { name: 'More offers' }),
    list: ['offerForm', 'otherOffers'],
  },
  models: {
    address: '/models',
    ...models,
    first: () => screen.queryByRole('link', { name: /Future Ute/ }),
    second: findOpenDay,
    list: ['modelDirectory', 'text'],
    isAlone: true,
  },
  model: {
    address: '/models/hilux',
    ...models,
    first: () => screen.queryByRole('heading', { name: 'Tows 3.5 t' }),
    second: () => screen.queryByText('SR5'),
    list: ['modelHighlights', 'modelVersions'],
  },
  brands: {
    address: '/brands',
    ...aBrandSite,
    first: () => screen.queryByRole('link', { name: 'Kia' }),
    second: findOpenDay,
    list: ['brandDirectory', 'text'],
    isAlone: true,
  },
  brand: {
    address: '/kia/overview',
    ...aBrandSite,
    first: () => screen.queryByRole('link', { name: 'Explore EV6' }),
    second: () => screen.queryByRole('form', { name: 'Ask us about Kia' }),
    list: ['brandModels', 'brandForm'],
  },
  dealerLocator: {
    address: '/dealer-locator',
    siteDoc: { locations: aBrandSite.siteDoc.locations },
    first: () => screen.queryByRole('combobox', { name: 'State or suburb' }),
    second: findOpenDay,
    list: ['locationFinder', 'text'],
    isAlone: true,
  },
  blog: {
    address: '/blog/vehicle-reviews',
    ...someArticles,
    first: () => screen.queryByRole('link', { name: 'Read More: Post 13' }),
    second: findOpenDay,
    list: ['postList', 'text'],
    isAlone: true,
  },
  post: {
    address: '/blog/vehicle-reviews/post-2',
    ...someArticles,
    first: () => screen.queryByText('Check the plate.'),
    second: () => screen.queryByRole('heading', { name: 'Read next' }),
    list: ['article', 'otherPosts'],
  },
};

const visit = async (props: PageStageProps) => {
  render(<PageStage {...props} />);
  await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 });
};

const follows = (first: Element | null, second: Element | null): boolean =>
  first !== null && second !== null && (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe.each(Object.entries(pages))('the list of the %s page', (name, { list, first, second, isAlone, ...stage }) => {
  const main = list.map((section) => ({ ...(section === openDay.section ? openDay : { section }), area: 'main' }));
  const added = isAlone ? { add: main.slice(1) } : {};
  // The heading of a search is a section too.
  const heading = { section: 'searchHeading', area: 'top' };
  const visitWith = async (change: PageChange) => {
    await visit({ ...stage, pages: { [name]: change } });
    // What the page does not have at hand loads at the first sign of a visitor.
    if (isAlone) fireEvent.scroll(window);
  };

  it('has the usual sections in the usual order', async () => {
    await visitWith(added);
    await vi.waitFor(() => expect(follows(first(), second())).toBe(true), patience);
  });

  it('is put in another order by the look', async () => {
    await visitWith(name === 'search' ? [heading, ...main.toReversed()] : main.toReversed());
    await vi.waitFor(() => expect(follows(second(), first())).toBe(true), patience);
  });

  it('has a section less where the look takes it out', async () => {
    await visitWith({ ...added, remove: [list[0]] });
    await vi.waitFor(() => expect(second()).toBeTruthy(), patience);
    expect(first()).toBeNull();
  });
});

describe('a page of a look', () => {
  const openDay = {
    definition: defineSection({}),
    Component: ({ id }: { id: string }) => <p>Open day, {id}</p>,
  };

  it('a page of a look has sections that only this look has, above its heading too', async () => {
    await visit({
      address: '/special-offers',
      template: { ...aTemplate, sections: { openDay } },
      pages: { offers: { add: [{ section: 'openDay', area: 'top' }] } },
    });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(follows(screen.getByText('Open day, openDay'), heading)).toBe(true);
    expect(await screen.findByRole('heading', { name: 'No Results Available' })).toBeTruthy();
  });

  it('a page of a look has them on the home page, with the stock that they need in its one call', async () => {
    const needs = vi.fn(() => ({ facets: ['body'] }));
    await visit({
      address: '/',
      template: { ...aTemplate, sections: { openDay: { ...openDay, definition: { needs } } } },
      pages: { home: [{ section: 'hero' }, { section: 'openDay' }] },
    });
    expect(screen.getByText('Open day, openDay')).toBeTruthy();
    expect(needs).toHaveBeenCalledTimes(1);
  });

  it('a page of a look has any content below, and leaves out what belongs to another page', async () => {
    await visit({
      address: '/special-offers',
      pages: {
        offers: { add: [{ section: 'comparedVehicles' }, { section: 'reasons', settings: { title: 'Why us' } }] },
      },
    });
    fireEvent.scroll(window);
    expect(await screen.findByRole('heading', { name: 'Why us' }, { timeout: 15_000 })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Nothing to compare yet' })).toBeNull();
  });
});
