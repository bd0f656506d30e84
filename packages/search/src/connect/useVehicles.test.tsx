import { cleanup, render, waitFor } from '@testing-library/react';
import { InstantSearch, useRefinementList, useSearchBox, usePagination } from 'react-instantsearch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { searchFailure } from '../client/searchFailure.ts';
import { answerFailures } from './answerFailures.ts';
import { pageRouting, useFilterSheet, useResultCountProps, useVehicles } from './index.ts';

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

let client = searchClient;

type Shown = {
  found: ReturnType<typeof useVehicles>;
  filters: ReturnType<typeof useFilterSheet>;
  choose: (make: string) => void;
  turnTo: (page: number) => void;
  count: string;
  makes: { value: string; isRefined: boolean }[];
};
let shown: Shown;
const see = (all: Shown): void => {
  shown = all;
};

const Page = () => {
  useSearchBox();
  const { refine, items } = useRefinementList({ attribute: 'make' });
  const { refine: turnTo } = usePagination();
  const { text } = useResultCountProps();
  const found = useVehicles({ texts: { retry: 'Once more' } });
  see({ found, filters: useFilterSheet(), choose: refine, turnTo, count: text, makes: items });
  return (
    <h2 id="results" tabIndex={-1}>
      Results
    </h2>
  );
};

const open = async (address: string, kind: Shown['found']['kind']) => {
  window.history.replaceState(null, '', address);
  render(
    <InstantSearch indexName="cars" searchClient={client} routing={pageRouting({ indexName: 'cars' })}>
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
  client = answerFailures<{ search: never }>(searchClient) as never;
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

  it('while the search server is away choices stay, and a retry searches with all of them', async () => {
    await open('/cars', 'vehicles');
    isBroken = true;
    shown.choose('Toyota');
    const { error } = await waitForKind('failed');
    expect([shown.makes.map(({ value, isRefined }) => [value, isRefined]), shown.count]).toEqual([
      [['Toyota', true]],
      '',
    ]);
    shown.turnTo(1);
    await waitFor(() => expect([sent[0]?.page, shown.found.kind]).toEqual([1, 'failed']));
    await waitFor(() => expect(window.location.search).toContain('page=2'));
    expect(window.location.search).toContain('Toyota');
    isBroken = false;
    error.onRetry();
    expect(await ids()).toEqual(['car-3']);
    expect(sent[0]?.facetFilters).toEqual([['make:Toyota']]);
  });

  it('a page in the address that no search has is the first one', async () => {
    await open('/cars?page=-1', 'vehicles');
    expect(await ids()).toEqual(['car-1']);
  });
});
