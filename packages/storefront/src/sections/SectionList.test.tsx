import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PageItem } from '@dealer/core/page';
import { choice, filledText } from '@dealer/core/settings';
import { aSite, aVehicle } from '@dealer/core/testing';
import type { QueryResult, SearchQuery } from '@dealer/search/query';
import { cardAttributes } from '@dealer/core/search';
import { type Storefront, StorefrontProvider } from '../boot/storefront.ts';
import { defineSection } from './section.ts';
import { SectionList } from './SectionList.tsx';
import { askStock, queryKey } from './stock.ts';

// The chunk is there: its first transformation takes longer than a test waits.
beforeAll(() => import('./OtherSection.tsx'));
afterEach(cleanup);

const site = aSite({ tags: { certifiedBadge: 'Approved' } });

const featured = { filter: 'photos_count > 1', hitsPerPage: 2 };
const band = { filter: ['price <= 15000'], sort: ['price:desc'] };
const newest = { sort: ['created_at_timestamp:desc'], hitsPerPage: 2 };

/** The query for the fields of cards alone. */
const asCards = (query: SearchQuery) => ({ ...query, attributesToRetrieve: [...cardAttributes] });

const definitions = {
  text: defineSection({
    settings: { text: filledText('Welcome'), tone: choice(['plain', 'mist'], 'plain') },
  }),
  broken: defineSection({}),
  utes: defineSection({
    needs: () => ({ facets: ['make', 'model'], vehicles: { filter: 'simple_body = Ute' } }),
  }),
  makes: defineSection({ needs: () => ({ facets: ['make'] }) }),
  featured: defineSection({ needs: () => ({ vehicles: featured }) }),
  bands: defineSection({ needs: () => ({ samples: [band, band] }) }),
  newest: defineSection({ needs: () => ({ vehicles: newest }) }),
};

const parts = {
  text: {
    definition: definitions.text,
    Component: ({ id, settings }: { id: string; settings: { text: string } }) => <p id={id}>{settings.text}</p>,
  },
  broken: {
    definition: definitions.broken,
    Component: () => {
      throw new Error('no price');
    },
  },
};

/** React finishes a part that suspends in an `act` only if the `act` is awaited. */
const visit = async (items: readonly PageItem[], failures = 0) => {
  const emit = vi.fn();
  const router = createMemoryRouter([{ path: '*', Component: () => <SectionList items={items} parts={parts} /> }]);
  const found = {
    kind: 'ok',
    value: [{ vehicles: [], total: 3, facets: { simple_body: { Ute: 2, SUV: 1 } }, stats: {}, ms: 1 }],
  };
  const multiSearch = vi.fn().mockResolvedValue(found);
  for (let at = 0; at < failures; at++) multiSearch.mockResolvedValueOnce({ kind: 'failed', reason: 'network' });
  const storefront = { site, template: {}, events: { emit }, search: { multiSearch } };
  await act(async () => {
    render(
      <StorefrontProvider value={storefront as unknown as Storefront}>
        <RouterProvider router={router} />
      </StorefrontProvider>,
    );
  });
  await act(async () => void fireEvent.scroll(window));
  return { emit, texts: () => [...document.querySelectorAll('p[id]')].map(({ id, textContent }) => [id, textContent]) };
};

describe('the sections of a page', () => {
  it('the sections of a page are in the order of the list, each with its settings over the defaults', async () => {
    const { texts, emit } = await visit([
      { section: 'text', id: 'second', settings: { text: 'Open on Sunday' } },
      { section: 'text' },
    ]);
    expect(texts()).toEqual([
      ['second', 'Open on Sunday'],
      ['text', 'Welcome'],
    ]);
    expect(emit).not.toHaveBeenCalled();
  });

  it('the sections of a page leave out what the site does not have', async () => {
    const { texts } = await visit([
      { section: 'text', id: 'a', when: { site: 'tags.certifiedBadge' } },
      { section: 'text', id: 'b', when: { site: 'finance.hidden' } },
    ]);
    expect(texts().map(([id]) => id)).toEqual(['a']);
  });

  it.each(['unknown', 'constructor'])(
    'the sections of a page remain where one of them is called %s, and it is reported',
    async (section) => {
      const { texts, emit } = await visit([{ section }, { section: 'text' }]);
      expect(texts()).toEqual([['text', 'Welcome']]);
      expect(emit).toHaveBeenCalledTimes(1);
      expect(emit).toHaveBeenCalledWith({
        kind: 'regionFailed',
        region: `section ${section}`,
        message: 'There is no such section.',
      });
    },
  );

  it('the sections of a page have their defaults where the settings do not fit, and it is reported', async () => {
    const { emit } = await visit([{ section: 'reasons', settings: { title: 7, tone: 'pink' } }]);
    expect(await screen.findByRole('heading', { name: site.phrases['home.reasons'] })).toBeTruthy();
    expect(emit).toHaveBeenCalledWith({
      kind: 'regionFailed',
      region: 'section reasons',
      message: 'Its settings do not fit; it has its defaults.',
    });
  });

  it('the sections of a page come from other pages too, with their stock', async () => {
    await visit([{ section: 'text' }, { section: 'bodyTypes', settings: { limit: 1 } }]);
    expect(await screen.findByRole('link', { name: /Ute/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /SUV/ })).toBeNull();
  });

  it('request the stock of a section of another page again where that failed', async () => {
    await visit([{ section: 'bodyTypes' }], 1);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Ute/ })).toBeTruthy();
  });

  it('the sections of a page remain where one of them throws, and it is reported', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { texts, emit } = await visit([{ section: 'broken' }, { section: 'text' }]);
    expect(texts()).toEqual([['text', 'Welcome']]);
    expect(await screen.findByText('Something went wrong here')).toBeTruthy();
    expect(emit).toHaveBeenCalledWith({ kind: 'regionFailed', region: 'section broken', message: 'no price' });
  });

  it('renders a page without sections', async () => expect((await visit([])).texts()).toEqual([]));
});

describe('the stock of a page', () => {
  const result = (change: Partial<QueryResult>): QueryResult => ({
    vehicles: [],
    total: 0,
    facets: {},
    stats: {},
    ms: 1,
    ...change,
  });
  const ask = (items: readonly PageItem[], results: QueryResult[]) => {
    const multiSearch = vi.fn().mockResolvedValue({ kind: 'ok', value: results });
    const search = { multiSearch } as unknown as Storefront['search'];
    return { multiSearch, stock: askStock(search, { items, definitions, facts: { site } }) };
  };

  it('the stock of a page shows a vehicle in the first section that has it, and repeats it only where a section would be empty', async () => {
    const [first, second, third, fourth] = [1, 2, 3, 4].map((id) => aVehicle({ id }));
    const vehicles = [first, second, third, fourth].filter((vehicle) => vehicle !== undefined);
    const page = [{ section: 'featured' }, { section: 'newest' }];
    const whole = ask(page, [result({ vehicles: vehicles.slice(0, 2) }), result({ vehicles })]);
    expect(await whole.stock).toMatchObject({
      value: { vehicles: { [queryKey(featured)]: [{ id: 1 }, { id: 2 }], [queryKey(newest)]: [{ id: 3 }, { id: 4 }] } },
    });
    expect(whole.multiSearch).toHaveBeenCalledWith([asCards(featured), asCards({ ...newest, hitsPerPage: 4 })]);
    const small = ask(page, [result({ vehicles: vehicles.slice(0, 1) }), result({ vehicles: vehicles.slice(0, 1) })]);
    expect(await small.stock).toMatchObject({ value: { vehicles: { [queryKey(newest)]: [{ id: 1 }] } } });
  });

  it('the stock of a page is requested once for all sections, each query once', async () => {
    const vehicle = aVehicle();
    const { multiSearch, stock } = ask(
      [{ section: 'makes' }, { section: 'utes' }, { section: 'utes', id: 'again' }],
      [result({ facets: { make: { Kia: 2 } } }), result({ vehicles: [vehicle] })],
    );
    expect(await stock).toEqual({
      kind: 'ok',
      value: {
        facets: { make: { Kia: 2 } },
        vehicles: { [queryKey({ filter: 'simple_body = Ute' })]: [vehicle] },
        samples: {},
      },
    });
    expect(multiSearch).toHaveBeenCalledTimes(1);
    expect(multiSearch.mock.calls[0]?.[0]).toMatchObject([
      { facets: ['make', 'model'], hitsPerPage: 0 },
      { filter: 'simple_body = Ute' },
    ]);
  });

  it('the stock of a page counts what a search finds, and does not repeat the vehicle that stands for it', async () => {
    const [dear, cheap] = [1, 2].map((id) => aVehicle({ id }));
    const vehicles = [dear, cheap].filter((vehicle) => vehicle !== undefined);
    const { multiSearch, stock } = ask(
      [{ section: 'featured' }, { section: 'bands' }],
      [result({ vehicles: vehicles.slice(0, 1), total: 48 }), result({ vehicles })],
    );
    expect(await stock).toMatchObject({
      value: {
        samples: { [queryKey(band)]: { total: 48, vehicle: { id: 1 } } },
        vehicles: { [queryKey(featured)]: [{ id: 2 }] },
      },
    });
    expect(multiSearch).toHaveBeenCalledWith([
      asCards({ ...band, hitsPerPage: 1, page: 1 }),
      asCards({ ...featured, hitsPerPage: 3 }),
    ]);
  });

  it('the stock of a page is not requested if no section on the page needs it', async () => {
    const { multiSearch, stock } = ask(
      [{ section: 'text' }, { section: 'unknown' }, { section: 'utes', when: { site: 'finance.hidden' } }],
      [],
    );
    expect(await stock).toEqual({ kind: 'ok', value: { facets: {}, vehicles: {}, samples: {} } });
    expect(multiSearch).not.toHaveBeenCalled();
  });

  it('the stock of a page is malformed where an answer is missing', async () =>
    expect(await ask([{ section: 'utes' }], [result({})]).stock).toEqual({ kind: 'failed', reason: 'malformed' }));
});
