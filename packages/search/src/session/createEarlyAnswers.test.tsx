import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { Configure } from 'react-instantsearch';
import { afterEach, describe, expect, it } from 'vitest';
import { lruCache } from '@dealer/api/http';
import { changeRange, parseSearchUrl, type SearchState, toggleRefinement } from '@dealer/core/search';
import { aSite, aVehicleDoc } from '@dealer/core/testing';
import type { SearchClient } from '../client/createSearchClient.ts';
import { searchFailure } from '../client/searchFailure.ts';
import { createEarlyAnswers } from './createEarlyAnswers.ts';
import type { SearchChange } from './createSearchSession.ts';
import { loadAnswer, type LoadAnswer } from './loadAnswer.ts';
import type { SearchAnswers } from '../answers/searchAnswers.ts';
import { SearchProvider, useSearch } from './SearchProvider.tsx';
import { instanceOf } from './testInstance.tsx';
import { searchKey } from '../answers/uiState.ts';

const site = aSite();
const facetValues = () => ({});

type Request = { params: Record<string, unknown> };

/** A number that belongs to the text: the answer to a search tells which search it answers. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7);

/** A search server whose answers come when and in the order that `wait` says. */
const aServer = (wait: () => Promise<unknown> = () => Promise.resolve()) => {
  const sent: string[] = [];
  const search = async (requests: Request[]): Promise<unknown> => {
    const text = JSON.stringify(requests);
    sent.push(text);
    await wait();
    const total = numberOf(text);
    return {
      results: requests.map(() => ({
        hits: [{ ...aVehicleDoc({ id: total }), objectID: String(total) }],
        nbHits: total,
        nbPages: 2,
        page: 0,
        hitsPerPage: 20,
        facets: { make: { Toyota: total } },
        facets_stats: {},
        processingTimeMS: 1,
        params: '',
        query: '',
      })),
    };
  };
  const client = { search, clearCache: () => undefined, stockFacets: () => ({}) } as unknown as SearchClient;
  return { sent, client };
};

let current: ReturnType<typeof useSearch>;
const see = (search: ReturnType<typeof useSearch>): void => void (current = search);
const Screen = (): ReactNode => {
  const search = useSearch();
  see(search);
  return search.response?.total;
};

const open = (searchClient: SearchClient, children: ReactNode = null, load: LoadAnswer = loadAnswer) => {
  const answers: SearchAnswers = lruCache(50);
  render(
    <SearchProvider
      site={site}
      Instance={instanceOf(searchClient)}
      isAround
      owner={createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/search'] })}
      facetValues={facetValues}
      initialState={parseSearchUrl('/search', '', { site })}
      answers={answers}
    >
      <Screen />
      {children}
    </SearchProvider>,
  );
  return createEarlyAnswers({ session: current, loadAnswer: load, site, searchClient, facetValues, answers });
};

/** Waits in turns of the event loop, so that timers that set timers come to their end on a busy machine too. */
const settle = (ms = 40) =>
  act(async () => {
    for (let waited = 0; waited <= ms; waited += 4) await new Promise((done) => setTimeout(done, 4));
  });
const toggled =
  (make: string): SearchChange =>
  (state) =>
    toggleRefinement(state, 'make', make);

/** The answer to a search on a page that is opened with it. */
const answerOf = async (state: SearchState): Promise<number | undefined> => {
  const answers: SearchAnswers = lruCache(1);
  await loadAnswer({ site, searchClient: aServer().client, facetValues, initialState: state, answers });
  return answers.get(searchKey(state, site))?.response.total;
};

/** Offers a filter, and presses it once its answer can have come. */
const offerAndPress = async ({ offer }: ReturnType<typeof createEarlyAnswers>): Promise<void> => {
  offer(toggled('Kia'));
  await settle();
  act(() => current.update(toggled('Kia')));
  await settle();
};
const showsItsAnswer = async (): Promise<void> =>
  expect(current).toMatchObject({ status: 'ready', response: { total: await answerOf(current.requested) } });

afterEach(cleanup);

describe('early answers', () => {
  it('a filter whose answer was loaded while the visitor pointed at it shows it without another request', async () => {
    const { sent, client } = aServer();
    const early = open(client);
    await settle();
    early.offer(toggled('Kia'));
    await settle();
    expect(sent).toHaveLength(2);
    expect(current.requested.refinements).toEqual({});
    act(() => current.update(toggled('Kia')));
    expect(current.status).toBe('pending');
    await settle();
    expect(sent).toHaveLength(2);
    await showsItsAnswer();
  });

  it('a press before the early answer arrives waits for it, and parses it once', async () => {
    const waiting: (() => void)[] = [];
    const { sent, client } = aServer(() => new Promise<void>((done) => waiting.push(done)));
    const early = open(client);
    await settle();
    waiting.shift()?.();
    await settle();
    await offerAndPress(early);
    expect([sent.length, current.status]).toEqual([2, 'pending']);
    waiting.shift()?.();
    await settle();
    expect([sent.length, current.status]).toEqual([2, 'ready']);
  });

  it('a failed early answer is not shown: the press sends its own request, and nothing more is loaded early', async () => {
    let isAway = false;
    const { sent, client } = aServer(() => (isAway ? Promise.reject(searchFailure('status')) : Promise.resolve()));
    const early = open(client);
    await settle();
    isAway = true;
    early.offer(toggled('Kia'));
    await settle();
    isAway = false;
    expect(current).toMatchObject({ status: 'ready', error: undefined });
    early.offer(toggled('Ford'));
    act(() => current.update(toggled('Kia')));
    await settle();
    expect(sent).toHaveLength(3);
    await showsItsAnswer();
  });

  it('early loading that breaks midway does not hold up the press: it sends its own request', async () => {
    const { sent, client } = aServer();
    const early = open(client, null, async (options) => {
      await loadAnswer(options);
      throw new Error('broken');
    });
    await settle();
    await offerAndPress(early);
    expect(sent).toHaveLength(3);
    await showsItsAnswer();
  });

  it('a section that changes the queries of the page gets its own answer', async () => {
    const { sent, client } = aServer();
    const early = open(client, <Configure hitsPerPage={5} />);
    await settle();
    await offerAndPress(early);
    expect(sent).toHaveLength(3);
    expect(current.response?.total).toBe(numberOf(sent[2]!));
  });

  it('six answers at most are loaded in vain, two at a time, until the visitor changes the search', async () => {
    const { sent, client } = aServer();
    const early = open(client);
    await settle();
    early.offer(toggled('Audi'));
    early.offer(toggled('BMW'));
    early.offer(toggled('Fiat'));
    await settle();
    expect(sent).toHaveLength(3);
    for (let at = 0; at < 9; at += 1) {
      early.offer(toggled(`Make ${at}`));
      await settle(5);
    }
    expect(sent).toHaveLength(7);
    act(() => current.update(toggled('Kia')));
    await settle();
    early.offer(toggled('Ford'));
    await settle();
    expect(sent).toHaveLength(9);
  });

  it('500 presses with early, slow and reordered answers never end with the answer to another search', async () => {
    let seed = 41;
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const { client } = aServer(() => new Promise((done) => setTimeout(done, random() < 0.5 ? 0 : random() * 12)));
    const early = open(client);
    await settle();
    const makes = ['Toyota', 'Kia', 'Ford', 'Mazda'];
    const aChange = (): SearchChange => {
      const [kind, make, amount] = [random(), makes[Math.floor(random() * 4)]!, Math.ceil(random() * 5) * 10_000];
      if (kind < 0.6) return toggled(make);
      if (kind < 0.8) return (state) => changeRange(state, 'price', { max: amount });
      return (state) => ({ ...state, page: 1 + Math.floor(amount / 20_000) });
    };
    for (let press = 0; press < 500; press += 1) {
      const change = aChange();
      early.offer(random() < 0.5 ? change : aChange());
      if (random() < 0.6) await settle(random() * 8);
      act(() => current.update(change));
      if (press % 10 < 9) continue;
      await settle(60);
      expect(current.status).toBe('ready');
      expect(current.response?.key).toBe(current.key);
      expect(current.response?.total, current.key).toBe(await answerOf(current.requested));
    }
  }, 60_000);
});
