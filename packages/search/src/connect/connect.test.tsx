import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { InstantSearch } from 'react-instantsearch';
import { aSite } from '@dealer/core/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  pageRouting,
  useInstantSearchProps,
  useActiveFiltersProps,
  useFacetListProps,
  usePaginationProps,
  useRangeFilterProps,
  useResultCountProps,
  useSearchBoxProps,
  useSortSelectProps,
} from './index.ts';

type Params = { query?: string; page?: number; facetFilters?: string[][]; numericFilters?: string[] };
type Request = { indexName: string; params: Params };

/** Forty cars from $10,000 to $90,000 on two pages. */
const answer = ({ params }: Request) => ({
  hits: [],
  nbHits: params.query === 'only one' ? 1 : 40,
  nbPages: 2,
  page: params.page ?? 0,
  hitsPerPage: 20,
  facets: { make: { Toyota: 30, Mazda: 10 }, price: {} },
  facets_stats: { price: { min: 10_000, max: 90_000, avg: 1, sum: 1 } },
  processingTimeMS: 1,
  params: '',
  query: params.query ?? '',
});

let sent: Request[] = [];
const searchClient = {
  search: (requests: Request[]) => {
    sent = requests;
    return Promise.resolve({ results: requests.map(answer) });
  },
} as never;

let props: ReturnType<typeof useAll>;
const see = (all: typeof props): void => {
  props = all;
};
const onPage = vi.fn();
const site = aSite({ search: { indexName: 'cars' } as never });
const useAll = () => ({
  box: useSearchBoxProps(),
  makes: useFacetListProps({ attribute: 'make' }),
  price: useRangeFilterProps({ attribute: 'price' }),
  sort: useSortSelectProps({ site }),
  count: useResultCountProps(),
  pages: usePaginationProps({ onPage }),
  active: useActiveFiltersProps({ site }),
});

const Page = () => {
  const all = useAll();
  see(all);
  return (
    <nav onClick={all.pages.onClick}>
      {[1, 2].map((page) => (
        <a key={page} href={all.pages.hrefFor(page)}>
          Page <span>{page}</span>
        </a>
      ))}
      <h2 id="results" tabIndex={-1}>
        Results
      </h2>
      <output>{all.makes.items.map(({ label }) => label).join()}</output>
    </nav>
  );
};

const open = async (address = '/cars') => {
  window.history.replaceState(null, '', address);
  render(
    <InstantSearch indexName="cars" searchClient={searchClient} routing={pageRouting({ indexName: 'cars' })}>
      <Page />
    </InstantSearch>,
  );
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Toyota,Mazda'));
};

beforeEach(() => void (sent = []));
afterEach(() => {
  cleanup();
  onPage.mockClear();
});

const first = (): Params => sent[0]?.params ?? {};

describe('the props of a search page', () => {
  it('a search that is typed is sent, and shown in the box', async () => {
    await open();
    props.box.onChange('hilux');
    await waitFor(() => expect(first().query).toBe('hilux'));
    expect(props.box.value).toBe('hilux');
  });

  it('a chosen make filters the cars and stays where it was in the list', async () => {
    await open();
    props.makes.onToggle('Mazda');
    await waitFor(() => expect(first().facetFilters).toEqual([['make:Mazda']]));
    await waitFor(() =>
      expect(props.makes.items.map(({ label, isRefined }) => [label, isRefined])).toEqual([
        ['Toyota', false],
        ['Mazda', true],
      ]),
    );
  });

  it('a price range has the bounds of the cars, and an end at its bound is no limit', async () => {
    await open();
    expect([props.price.min, props.price.max, props.price.value]).toEqual([10_000, 90_000, [10_000, 90_000]]);
    props.price.onCommit([10_000, 50_000]);
    await waitFor(() => expect(first().numericFilters).toEqual(['price<=50000']));
    await waitFor(() => expect(props.price.value).toEqual([10_000, 50_000]));
  });

  it('an order searches the index of that order; without other ones there are those of the platform', async () => {
    await open();
    expect(props.sort.options.map(({ label }) => label)).toEqual([
      'Most relevant',
      'Latest',
      'Highest price',
      'Lowest price',
    ]);
    expect(props.sort.value).toBe('cars');
    props.sort.onChange('cars:price:asc');
    await waitFor(() => expect(sent[0]?.indexName).toBe('cars:price:asc'));
  });

  it('an order of the address is used if the page has it, and ignored if not', async () => {
    await open('/cars?sortBy=cars:price:desc');
    expect([props.sort.value, sent[0]?.indexName]).toEqual(['cars:price:desc', 'cars:price:desc']);
    cleanup();
    await open('/cars?sortBy=cars:odometer:asc');
    expect([props.sort.value, sent[0]?.indexName]).toEqual(['cars', 'cars']);
  });

  it('the count of results is a sentence, also for one car', async () => {
    await open();
    expect(props.count).toEqual({ text: '40 cars', busy: false });
    props.box.onChange('only one');
    await waitFor(() => expect(props.count.text).toBe('1 car'));
  });

  it('a link to a page has its address, and a plain press searches without loading it', async () => {
    await open('/cars?query=hilux');
    const second = screen.getByRole('link', { name: 'Page 2' });
    expect(new URL((second as HTMLAnchorElement).href).search).toBe('?query=hilux&page=2');
    expect(fireEvent.click(screen.getByText('2'))).toBe(false);
    await waitFor(() => expect(first().page).toBe(1));
    expect(onPage).toHaveBeenCalledOnce();
    await waitFor(() => expect(props.pages.page).toBe(2));
  });

  it('a link to a page that is pressed with Ctrl opens a tab as any link does', async () => {
    await open();
    expect(fireEvent.click(screen.getByText('2'), { ctrlKey: true })).toBe(true);
    expect(onPage).not.toHaveBeenCalled();
  });

  it('beyond the last page there are no links to pages', async () => {
    await open('/cars?page=99');
    expect([props.pages.page, props.pages.pages]).toEqual([99, 0]);
  });

  it('active filters come from the address, have texts, and can be removed one by one or all', async () => {
    await open('/cars?refinementList[make][0]=Mazda&range[price]=20000:');
    expect(props.active.items).toEqual([
      { id: 'make:Mazda', label: 'Mazda' },
      { id: 'price', label: '$20,000 and over' },
    ]);
    props.active.onRemove('make:Mazda');
    await waitFor(() => expect(props.active.items.map(({ label }) => label)).toEqual(['$20,000 and over']));
    props.active.onClear();
    await waitFor(() => expect(props.active.items).toEqual([]));
  });

  it('a range with two ends is one filter, which is removed at once; then the focus is on the results', async () => {
    await open('/cars?range[price]=20000:30000');
    expect(props.active.items).toEqual([{ id: 'price', label: '$20,000 to $30,000' }]);
    props.active.onRemove('price');
    await waitFor(() => expect(props.active.items).toEqual([]));
    expect(first().numericFilters).toBeUndefined();
    expect(document.activeElement?.id).toBe('results');
  });
});

it('a search page without routing has links that a press still follows', async () => {
  render(
    <InstantSearch indexName="cars" searchClient={searchClient}>
      <Page />
    </InstantSearch>,
  );
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Toyota,Mazda'));
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('#page-2');
  fireEvent.click(screen.getByText('2'));
  await waitFor(() => expect(first().page).toBe(1));
});

it('a server reads the search of the address that was requested', () => {
  vi.stubGlobal('window', undefined);
  const { router, stateMapping } = pageRouting({ indexName: 'cars', url: 'https://city.example/cars?query=hilux' });
  expect(stateMapping.routeToState(router.read())).toEqual({ cars: { query: 'hilux' } });
  vi.unstubAllGlobals();
});

it('a search page searches the index of its site, and creates its client once', () => {
  const site = aSite();
  const { result, rerender } = renderHook(({ now }) => useInstantSearchProps({ site, now }), {
    initialProps: { now: 1 },
  });
  const before = result.current;
  rerender({ now: 2 });
  expect(result.current).toBe(before);
  expect(before.indexName).toBe(site.search.indexName);
});
