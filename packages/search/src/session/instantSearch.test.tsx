import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { Configure, useInstantSearch, useInstantSearchContext, useRefinementList } from 'react-instantsearch';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lruCache } from '@dealer/api/http';
import { parseSearchUrl, toggleRefinement } from '@dealer/core/search';
import { aSite, aVehicleDoc } from '@dealer/core/testing';
import { searchFailure } from '../client/searchFailure.ts';
import type { SearchClient } from '../client/createSearchClient.ts';
import type { SearchAnswer } from '../answers/searchAnswers.ts';
import { SearchProvider, useSearch } from './SearchProvider.tsx';
import { instanceOf } from './testInstance.tsx';

const site = aSite();

type Request = { params: { facetFilters?: string[][]; facets: string | string[]; hitsPerPage?: number } };
type Sent = { requests: Request[]; answer: (total: number) => void; fail: () => void };

/** A search server whose answers the test controls. */
const aClient = () => {
  const sent: Sent[] = [];
  const search = (requests: Request[]): Promise<unknown> =>
    new Promise((resolve, reject) =>
      sent.push({
        requests,
        answer: (total) =>
          resolve({
            results: requests.map(() => ({
              hits: [{ ...aVehicleDoc({ id: total }), objectID: String(total) }, { nonsense: true }],
              nbHits: total,
              nbPages: 2,
              page: 0,
              hitsPerPage: 20,
              facets: { make: { Toyota: total, Kia: 1 }, price: { 1: 1 } },
              facets_stats: { price: { min: 1, max: total, avg: 2, sum: 3 } },
              processingTimeMS: 1,
              params: '',
              query: '',
            })),
          }),
        fail: () => reject(searchFailure('offline')),
      }),
    );
  return { sent, client: { search, clearCache: () => undefined, stockFacets: () => ({}) } as unknown as SearchClient };
};

let current: ReturnType<typeof useSearch>;
let renders: string[] = [];
const see = (search: ReturnType<typeof useSearch>): void => {
  current = search;
  renders.push(search.status);
};
const Screen = (): ReactNode => {
  const search = useSearch();
  see(search);
  return <output>{search.response?.total ?? 'none'}</output>;
};

const filtersOf = (sent: Sent | undefined): string[] => sent?.requests[0]?.params.facetFilters?.flat() ?? [];
const settle = () => act(() => new Promise((done) => setTimeout(done, 5)));

const open = (
  address: string,
  children: ReactNode = null,
  answers = lruCache<SearchAnswer>(50),
  preload?: () => Promise<boolean>,
) => {
  renders = [];
  const { sent, client } = aClient();
  const Instance = instanceOf(client, preload);
  const owner = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [address] });
  const [path = '', query = ''] = address.split('?');
  const page = render(
    <StrictMode>
      <SearchProvider
        site={site}
        Instance={Instance}
        isAround={children !== null}
        isLate={preload !== undefined}
        owner={owner}
        facetValues={() => ({ make: ['Toyota', 'Kia'] })}
        initialState={parseSearchUrl(path, `?${query}`, { site })}
        answers={answers}
      >
        <Screen />
        {children}
      </SearchProvider>
    </StrictMode>,
  );
  const here = () => owner.state.location.pathname + owner.state.location.search;
  return { sent, owner, here, ...page };
};

const press = (make: string) => act(() => current.update((state) => toggleRefinement(state, 'make', make)));

afterEach(cleanup);

describe('the InstantSearch adapter', () => {
  it('the InstantSearch adapter renders children in the first commit, started, and sends one query for the address', async () => {
    const { sent } = open('/search/used-cars?refinementList[make][]=Toyota&refinementList[drive][]=RWD');
    expect(screen.getByRole('status').textContent).toBe('none');
    await settle();
    expect(sent).toHaveLength(1);
    expect(filtersOf(sent[0])).toEqual(expect.arrayContaining(['make:Toyota', 'drive:RWD']));
    await act(async () => sent[0]?.answer(7));
    // Each query took 1 ms.
    const ms = sent[0]?.requests.length;
    expect(current).toMatchObject({ status: 'ready', response: { total: 7, pages: 2, dropped: 1, ms } });
    expect(current.response?.facets['make']).toEqual({ Toyota: 7, Kia: 1 });
    expect(current.response?.stats['price']).toEqual({ min: 1, max: 7 });
  });

  it('the InstantSearch adapter shows a cached answer in the first commit, and sends and parses nothing', async () => {
    const answers = lruCache<SearchAnswer>(50);
    const first = open('/search/used-cars', null, answers);
    await settle();
    await act(async () => first.sent[0]?.answer(5));
    const { response } = current;
    first.unmount();
    await settle();
    const { sent } = open('/search/used-cars', null, answers);
    expect(renders[0]).toBe('ready');
    expect(screen.getByRole('status').textContent).toBe('5');
    await settle();
    expect(sent).toHaveLength(0);
    expect(current.response).toBe(response);
    expect(new Set(renders)).toEqual(new Set(['ready']));
  });

  it('the InstantSearch adapter repeats a query that a widget of the page changed since it was answered', async () => {
    const answers = lruCache<SearchAnswer>(50);
    const first = open('/search/used-cars', null, answers);
    await settle();
    await act(async () => first.sent[0]?.answer(5));
    first.unmount();
    await settle();
    const { sent } = open('/search/used-cars', <Configure hitsPerPage={5} />, answers);
    await settle();
    expect(sent).toHaveLength(1);
    await act(async () => sent[0]?.answer(4));
    expect(current).toMatchObject({ status: 'ready', response: { total: 4 } });
  });

  it('the InstantSearch adapter repeats an answered query for a widget that refreshes the page', async () => {
    const Widget = (): ReactNode => {
      const { refresh } = useInstantSearch();
      return <button onClick={refresh}>Refresh</button>;
    };
    const { sent } = open('/search/used-cars', <Widget />);
    await settle();
    await act(async () => sent[0]?.answer(5));
    act(() => screen.getByRole('button', { name: 'Refresh' }).click());
    await settle();
    expect(sent).toHaveLength(2);
    await act(async () => sent[1]?.answer(4));
    expect(current).toMatchObject({ status: 'ready', response: { total: 4 } });
  });

  it('the InstantSearch adapter reports the queried state with each result, even if the state changed since', async () => {
    const answers = lruCache<SearchAnswer>(50);
    const { sent } = open('/search/used-cars', null, answers);
    await settle();
    press('Toyota');
    await settle();
    await act(async () => sent[0]?.answer(7));
    expect(answers.get('/search/used-cars')?.response).toMatchObject({ total: 7, makes: [] });
    expect(answers.get(current.key)).toBeUndefined();
    expect(current.status).not.toBe('ready');
    await act(async () => sent[1]?.answer(3));
    expect(current).toMatchObject({ status: 'ready', response: { total: 3, makes: ['Toyota'] } });
  });

  it('the InstantSearch adapter writes a selection to the address and follows Back, also before the next response', async () => {
    const { sent, owner, here } = open('/search/used-cars');
    await settle();
    await act(async () => sent[0]?.answer(7));
    press('Toyota');
    await waitFor(() => expect(here()).toMatch(/toyota/i));
    await act(async () => sent[1]?.answer(3));
    await act(() => owner.navigate(-1));
    expect(current).toMatchObject({ status: 'ready', response: { total: 7 } });
    await settle();
    expect(current).toMatchObject({ status: 'ready', response: { total: 7 } });
    expect(here()).toBe('/search/used-cars');
    expect(sent, 'queries of the whole visit').toHaveLength(2);
  });

  it('the InstantSearch adapter preserves the selection when its query fails, and continues with the next query', async () => {
    const { sent, here } = open('/search/used-cars');
    await settle();
    await act(async () => sent[0]?.answer(7));
    press('Toyota');
    await settle();
    await act(async () => sent[1]?.fail());
    await settle();
    expect(current).toMatchObject({ status: 'failed', error: 'offline', response: { total: 7 } });
    expect(current.requested.refinements['make']).toEqual(['Toyota']);
    expect(here()).toMatch(/toyota/i);
    act(() => current.retry());
    await settle();
    expect(sent).toHaveLength(3);
    expect(filtersOf(sent[2])).toContain('make:Toyota');
    await act(async () => sent[2]?.answer(3));
    expect(current).toMatchObject({ status: 'ready', error: undefined, response: { total: 3 } });
  });

  it('the InstantSearch adapter ignores the failure of an outdated query', async () => {
    const { sent } = open('/search/used-cars');
    await settle();
    press('Toyota');
    await settle();
    await act(async () => sent[0]?.fail());
    await settle();
    expect(current.error).toBeUndefined();
  });

  it('the InstantSearch adapter shares its state with the widgets of the page, which are added after its own', async () => {
    const Widget = (): ReactNode => {
      const { refine } = useRefinementList({ attribute: 'make' });
      return (
        <>
          <Configure hitsPerPage={5} />
          <button onClick={() => refine('Toyota')}>Toyota</button>
        </>
      );
    };
    const { sent, here } = open('/search/used-cars', <Widget />);
    await settle();
    expect(sent).toHaveLength(1);
    await act(async () => sent[0]?.answer(7));
    act(() => screen.getByRole('button', { name: 'Toyota' }).click());
    await waitFor(() => expect(current.requested.refinements['make']).toEqual(['Toyota']));
    await waitFor(() => expect(here()).toMatch(/toyota/i));
    press('Kia');
    await settle();
    expect(filtersOf(sent.at(-1))).toEqual(expect.arrayContaining(['make:Toyota', 'make:Kia']));
    expect(sent.map(({ requests }) => requests[0]?.params.hitsPerPage)).toEqual(sent.map(() => 5));
  });

  it('the InstantSearch adapter follows a link that was pressed while React was still attaching', async () => {
    const { sent, client } = aClient();
    const written: string[] = [];
    let location = { pathname: '/search/used-cars', search: '?refinementList[make][]=Toyota' };
    const owner = {
      get state() {
        return { location };
      },
      navigate: (to: string) => written.push(to),
      subscribe: () => () => undefined,
    };
    // Rendered after the search was made and before it is connected.
    const Link = (): ReactNode => {
      location = { pathname: '/search/used-cars', search: '?refinementList[drive][]=RWD' };
      return null;
    };
    render(
      <SearchProvider
        site={site}
        Instance={instanceOf(client)}
        owner={owner}
        facetValues={() => ({ make: ['Toyota', 'Kia'] })}
        initialState={parseSearchUrl(location.pathname, location.search, { site })}
        answers={lruCache<SearchAnswer>(50)}
      >
        <Screen />
        <Link />
      </SearchProvider>,
    );
    await settle();
    expect(written).toEqual([]);
    expect(current.requested.refinements).toEqual({ car_type: ['used'], drive: ['RWD'] });
    expect(sent).toHaveLength(1);
    expect(filtersOf(sent[0])).toContain('drive:RWD');
    expect(filtersOf(sent[0])).not.toContain('make:Toyota');
  });

  it('the InstantSearch adapter sends and writes nothing after unmount', async () => {
    const instances = new Set<ReturnType<typeof useInstantSearchContext>>();
    const Widget = (): ReactNode => {
      instances.add(useInstantSearchContext());
      useRefinementList({ attribute: 'make' });
      return null;
    };
    const { sent, owner, here, unmount } = open('/search/used-cars?refinementList[make][]=Toyota', <Widget />);
    await settle();
    const { length } = sent;
    const navigate = vi.spyOn(owner, 'navigate');
    unmount();
    await settle();
    expect([...instances].map(({ started }) => started)).toEqual([false]);
    expect(sent).toHaveLength(length);
    expect(navigate).not.toHaveBeenCalled();
    expect(here()).toMatch(/toyota/i);
  });

  describe('a search page that a server has written', () => {
    /** A page whose answer is known and whose code for queries comes when `load` is called with true. */
    const openWritten = async (isAnswered = true) => {
      const answers = lruCache<SearchAnswer>(50);
      if (isAnswered) {
        const first = open('/search/used-cars', null, answers);
        await settle();
        await act(async () => first.sent[0]?.answer(5));
        first.unmount();
        await settle();
      }
      const requests: ((came: boolean) => void)[] = [];
      const page = open('/search/used-cars', null, answers, () => new Promise((done) => requests.push(done)));
      const load = (came: boolean) => act(async () => requests.splice(0).forEach((done) => done(came)));
      return { ...page, requests, load };
    };

    it('a search page that a server has written shows its answer without InstantSearch, which then sends nothing', async () => {
      const { sent, requests, load } = await openWritten();
      await settle();
      expect(current).toMatchObject({ status: 'ready', response: { total: 5 } });
      expect(requests).toEqual([]);
      const { response } = current;
      act(() => current.start());
      await load(true);
      await settle();
      expect(sent).toEqual([]);
      expect(current).toMatchObject({ status: 'ready' });
      expect(current.response).toBe(response);
    });

    it('a search page that a server has written sends one query for all that was chosen before InstantSearch came', async () => {
      const { sent, here, load } = await openWritten();
      press('Toyota');
      expect(current.requested.refinements['make']).toEqual(['Toyota']);
      await waitFor(() => expect(here()).toMatch(/toyota/i));
      press('Kia');
      await waitFor(() => expect(here()).toMatch(/kia/i));
      await load(true);
      await settle();
      expect(sent).toHaveLength(1);
      expect(filtersOf(sent[0])).toEqual(expect.arrayContaining(['make:Toyota', 'make:Kia']));
      await act(async () => sent[0]?.answer(3));
      expect(current).toMatchObject({ status: 'ready', response: { total: 3 } });
      expect(here()).toMatch(/toyota.*kia|kia.*toyota/i);
    });

    it('a search page that a server has written follows Back before InstantSearch came', async () => {
      const { sent, owner, load } = await openWritten();
      press('Toyota');
      await settle();
      await act(() => owner.navigate(-1));
      expect(current).toMatchObject({ status: 'ready', response: { total: 5 } });
      await load(true);
      await settle();
      expect(current).toMatchObject({ status: 'ready', response: { total: 5 } });
      expect(sent).toEqual([]);
    });

    it('a search page that a server has written says that a choice did not load, with the choice intact, and tries again', async () => {
      const { sent, load } = await openWritten();
      press('Toyota');
      await load(false);
      expect(current).toMatchObject({ status: 'failed', error: 'offline', response: { total: 5 } });
      expect(current.requested.refinements['make']).toEqual(['Toyota']);
      act(() => current.retry());
      await load(true);
      await settle();
      expect(filtersOf(sent[0])).toContain('make:Toyota');
      await act(async () => sent[0]?.answer(3));
      expect(current).toMatchObject({ status: 'ready', error: undefined, response: { total: 3 } });
    });

    it('a search page that a server has written without an answer starts InstantSearch at once', async () => {
      const { sent, requests, load } = await openWritten(false);
      expect(requests.length).toBeGreaterThan(0);
      await load(true);
      await settle();
      expect(sent).toHaveLength(1);
    });
  });
});
