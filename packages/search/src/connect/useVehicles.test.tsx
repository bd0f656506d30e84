import { cleanup, render, waitFor } from '@testing-library/react';
import { InstantSearch, useRefinementList, useSearchBox, usePagination } from 'react-instantsearch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { searchFailure } from '../client/searchFailure.ts';
import { pageRouting, useFilterSheet, useVehicles } from './index.ts';

type Params = { query?: string; page?: number; facetFilters?: string[][] };

const car = (id: number) => ({ id, slug: `car-${id}`, make: 'Toyota', model: 'Hilux' });

/** Three cars on two pages, one of them malformed; none for a make that is not Toyota. */
const answer = ({ params }: { params: Params }) => {
  const page = params.page ?? 0;
  const isNone = stock === 0 || (params.facetFilters?.flat() ?? []).some((filter) => filter !== 'make:Toyota');
  const hits = isNone ? [] : [[car(1), { make: 'no id' }], [car(3)]][page];
  return {
    hits: hits ?? [],
    nbHits: isNone ? 0 : 3,
    nbPages: isNone ? 0 : 2,
    page,
    hitsPerPage: 2,
    facets: { make: { Toyota: 3 } },
    processingTimeMS: 1,
    params: '',
    query: params.query ?? '',
  };
};

let stock = 3;
let isBroken = false;
let sent: Params[] = [];
const searchClient = {
  search: (requests: { params: Params }[]) => {
    sent = requests.map(({ params }) => params);
    if (!isBroken) return Promise.resolve({ results: requests.map(answer) });
    const failure = searchFailure('status', 'Attribute `odometer` is not sortable.');
    // As a network does, it fails a little later.
    return new Promise((_, reject) => setTimeout(() => reject(new Error('adapter', { cause: failure })), 20));
  },
} as never;

type Shown = {
  found: ReturnType<typeof useVehicles>;
  filters: ReturnType<typeof useFilterSheet>;
  choose: (make: string) => void;
};
let shown: Shown;
const see = (all: Shown): void => {
  shown = all;
};

const Page = () => {
  useSearchBox();
  usePagination();
  const { refine } = useRefinementList({ attribute: 'make' });
  see({ found: useVehicles({ texts: { retry: 'Once more' } }), filters: useFilterSheet(), choose: refine });
  return (
    <h2 id="results" tabIndex={-1}>
      Results
    </h2>
  );
};

const open = async (address: string, kind: Shown['found']['kind']) => {
  window.history.replaceState(null, '', address);
  render(
    <InstantSearch indexName="cars" searchClient={searchClient} routing={pageRouting({ indexName: 'cars' })}>
      <Page />
    </InstantSearch>,
  );
  expect(shown.found).toEqual({ kind: 'loading', isBusy: true });
  await waitForKind(kind);
};

/** The state of this kind, once the page has it. */
const waitForKind = async <Kind extends Shown['found']['kind']>(kind: Kind) => {
  await waitFor(() => expect(shown.found.kind).toBe(kind));
  return shown.found as Extract<Shown['found'], { kind: Kind }>;
};

const ids = async (): Promise<string[]> => (await waitForKind('vehicles')).vehicles.map(({ slug }) => slug);

beforeEach(() => {
  stock = 3;
  isBroken = false;
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the vehicles of a search page', () => {
  it('the vehicles of a search page are those of the hits that can be read', async () => {
    await open('/cars', 'vehicles');
    expect(await ids()).toEqual(['car-1']);
  });

  it('a filter that nothing matches is cleared by a button, which leaves the focus on the results', async () => {
    await open('/cars?query=x&refinementList[make][0]=Nonesuch', 'none');
    const { empty, action } = await waitForKind('none');
    expect([empty.title, action.children]).toEqual(['No cars match', 'Clear filters']);
    action.onClick();
    expect(await ids()).toEqual(['car-1']);
    expect([sent[0]?.facetFilters, sent[0]?.query]).toEqual([undefined, '']);
    expect(document.activeElement?.id).toBe('results');
  });

  it('a page beyond the last one says so, and leads to the first page of the same search', async () => {
    await open('/cars?page=99&refinementList[make][0]=Toyota', 'none');
    const { empty, action } = await waitForKind('none');
    expect([empty.title, action.children]).toEqual(['There are no more cars', 'Go to the first page']);
    action.onClick();
    expect(await ids()).toEqual(['car-1']);
    expect(sent[0]?.facetFilters).toEqual([['make:Toyota']]);
  });

  it('a page without any stock offers to look again, because there is nothing to clear', async () => {
    stock = 0;
    await open('/cars', 'none');
    const { empty, action } = await waitForKind('none');
    expect([empty.title, action.children]).toEqual(['No cars', 'Once more']);
    stock = 3;
    action.onClick();
    expect(await ids()).toEqual(['car-1']);
  });

  it('a first search that fails can be repeated; the console has what the server said', async () => {
    isBroken = true;
    await open('/cars?page=2', 'failed');
    const { error } = await waitForKind('failed');
    expect([error.title, error.retryLabel]).toEqual(['The cars did not load', 'Once more']);
    expect(console.error).toHaveBeenCalledWith('The search failed: Attribute `odometer` is not sortable.');
    isBroken = false;
    error.onRetry();
    expect(await ids()).toEqual(['car-3']);
  });

  it('a retry repeats the search that failed, not the one before', async () => {
    await open('/cars', 'vehicles');
    isBroken = true;
    shown.choose('Toyota');
    const { error } = await waitForKind('failed');
    isBroken = false;
    error.onRetry();
    await waitForKind('vehicles');
    expect(sent[0]?.facetFilters).toEqual([['make:Toyota']]);
  });
});

describe('the filters in a sheet', () => {
  it('the filters in a sheet open by a button, and have the count of results', async () => {
    await open('/cars', 'vehicles');
    expect(shown.filters.sheet).toMatchObject({ open: false, count: 3 });
    expect([1, 1204].map(shown.filters.sheet.labelFor)).toEqual(['Show 1 car', 'Show 1,204 cars']);
    expect(shown.filters.button.children).toBe('Filters');
    shown.filters.button.onClick();
    await waitFor(() => expect(shown.filters.sheet.open).toBe(true));
  });

  it('the filters in a sheet can be cleared where something was chosen; the order stays', async () => {
    await open('/cars?refinementList[make][0]=Toyota', 'vehicles');
    shown.filters.sheet.onClear?.();
    await waitFor(() => expect(sent[0]?.facetFilters).toBeUndefined());
    await waitFor(() => expect(shown.filters.sheet.onClear).toBeUndefined());
  });
});
