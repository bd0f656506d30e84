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
  useSearchBoxProps,
  useSortSelectProps,
} from './index.ts';

type Params = { query?: string; page?: number; facetFilters?: string[][]; numericFilters?: string[] };
type Request = { indexName: string; params: Params };

/** Forty cars from $10,000 to $90,000 on two pages. */
const answer = ({ params }: Request) => ({
  hits: [],
  nbHits: 40,
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
const useAll = () => ({
  box: useSearchBoxProps(),
  makes: useFacetListProps({ attribute: 'make' }),
  price: useRangeFilterProps({ attribute: 'price' }),
  sort: useSortSelectProps({
    items: [
      { value: 'cars', label: 'Most relevant' },
      { value: 'cars:price:asc', label: 'Lowest price' },
    ],
  }),
  pages: usePaginationProps({ onPage }),
  active: useActiveFiltersProps({
    labelFor: ({ attribute, label }) => (attribute === 'price' ? `Price ${label}` : label),
  }),
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

  it('an order searches the index of that order', async () => {
    await open();
    expect(props.sort.value).toBe('cars');
    props.sort.onChange('cars:price:asc');
    await waitFor(() => expect(sent[0]?.indexName).toBe('cars:price:asc'));
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

  it('active filters come from the address, have texts, and can be removed one by one or all', async () => {
    await open('/cars?refinementList[make][0]=Mazda&range[price]=20000:');
    expect(props.active.items).toEqual([
      { id: 'make::Mazda', label: 'Mazda' },
      { id: 'price:>=:20000', label: 'Price ≥ 20000' },
    ]);
    props.active.onRemove('make::Mazda');
    await waitFor(() => expect(props.active.items.map(({ label }) => label)).toEqual(['Price ≥ 20000']));
    props.active.onClear();
    await waitFor(() => expect(props.active.items).toEqual([]));
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
