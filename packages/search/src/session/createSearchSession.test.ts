import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptySearchState, toggleRefinement } from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import { aSite } from '@dealer/core/testing';
import { changedState, createSearchSession } from './createSearchSession.ts';
import type { SearchResponse } from './createSearchSession.ts';
import { searchKey } from './uiState.ts';

const site = aSite();
const none = emptySearchState();
const toggle =
  (make: string) =>
  (state: SearchState): SearchState =>
    toggleRefinement(state, 'make', make);
const only = (make: string): SearchState => toggle(make)(none);

const aResponse = (state: SearchState, total = 7): SearchResponse => ({
  key: searchKey(state, site),
  state,
  makes: [],
  vehicles: [],
  total,
  pages: 1,
  facets: {},
  stats: {},
  stock: {},
  dropped: 0,
});

const aSession = (responses = new Map<string, SearchResponse>()) => {
  const apply = vi.fn<(state: SearchState) => void>();
  const session = createSearchSession({ site, initialState: none, responses, apply, resend: () => undefined });
  const drawn = vi.fn();
  session.subscribe(drawn);
  const makes = (): readonly string[] | undefined => session.get().requested.refinements['make'];
  return { session, apply, drawn, makes };
};

/** A session that shows the response to the search without filters. */
const aReadySession = () => {
  const made = aSession();
  made.session.receive(aResponse(none));
  made.drawn.mockClear();
  return made;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a search page that opens', () => {
  it('loads, then shows its response', () => {
    const { session } = aSession();
    expect(session.get()).toMatchObject({ status: 'loading', response: undefined });
    session.receive(aResponse(none));
    expect(session.get()).toMatchObject({ status: 'ready', response: { total: 7 } });
  });

  it('shows a response that an earlier visit has left, at once', () => {
    const known = aResponse(none);
    expect(aSession(new Map([[known.key, known]])).session.get()).toMatchObject({ status: 'ready', response: known });
  });
});

describe('a filter that is pressed', () => {
  it('is requested at once and passed to the engine, while heading and chips wait for its response', () => {
    const { session, apply, makes } = aReadySession();
    session.update(toggle('Mazda'));
    expect(makes()).toEqual(['Mazda']);
    expect(apply).toHaveBeenCalledWith(expect.objectContaining({ refinements: { make: ['Mazda'] } }));
    expect(session.get()).toMatchObject({ status: 'pending', displayed: none, response: { total: 7 } });
    session.receive(aResponse(only('Mazda'), 3));
    expect(session.get()).toMatchObject({
      status: 'ready',
      displayed: { refinements: { make: ['Mazda'] } },
      response: { total: 3 },
    });
  });

  it('changes heading and chips without its response after 100 ms', () => {
    const { session } = aReadySession();
    session.update(toggle('Mazda'));
    vi.advanceTimersByTime(99);
    expect(session.get().status).toBe('pending');
    vi.advanceTimersByTime(1);
    expect(session.get()).toMatchObject({
      status: 'loading',
      displayed: { refinements: { make: ['Mazda'] } },
      response: { total: 7 },
    });
    session.update(toggle('Kia'));
    expect(session.get()).toMatchObject({ status: 'loading', displayed: { refinements: { make: ['Mazda', 'Kia'] } } });
  });

  it('is drawn once, and once more with its response, though the engine reports the same state', () => {
    const { session, drawn } = aReadySession();
    session.update(toggle('Mazda'));
    session.request(only('Mazda'));
    expect(drawn).toHaveBeenCalledTimes(1);
    session.receive(aResponse(only('Mazda')));
    session.receive(aResponse(only('Mazda')));
    expect(drawn).toHaveBeenCalledTimes(2);
  });

  it('stays requested when the response to the search before arrives', () => {
    const { session, makes } = aReadySession();
    session.update(toggle('Mazda'));
    session.update(toggle('Kia'));
    session.receive(aResponse(only('Mazda'), 3));
    expect(makes()).toEqual(['Mazda', 'Kia']);
    expect(session.get()).toMatchObject({ status: 'pending', response: { total: 7 } });
    // Back finds it.
    session.request(only('Mazda'));
    expect(session.get()).toMatchObject({ status: 'ready', response: { total: 3 } });
  });

  it('and released at once leaves the search as it was, ready', () => {
    const { session, makes } = aReadySession();
    session.update(toggle('Mazda'));
    session.update(toggle('Mazda'));
    expect(makes()).toBeUndefined();
    expect(session.get().status).toBe('ready');
  });

  it('gives way to another search: Back, a link, an InstantSearch widget', () => {
    const { session, makes } = aReadySession();
    session.update(toggle('Mazda'));
    session.request(only('Ford'));
    expect(makes()).toEqual(['Ford']);
  });

  it('that changes nothing draws nothing', () => {
    const { session, apply, drawn } = aReadySession();
    session.update((state) => state);
    expect(apply).not.toHaveBeenCalled();
    expect(drawn).not.toHaveBeenCalled();
  });
});

describe('a search that fails', () => {
  it('keeps the last results and the choice, until it is sent again', () => {
    const { session, makes } = aReadySession();
    session.update(toggle('Mazda'));
    session.fail('offline');
    expect(session.get()).toMatchObject({ status: 'failed', error: 'offline', response: { total: 7 } });
    expect(makes()).toEqual(['Mazda']);
    session.send();
    expect(session.get()).toMatchObject({ status: 'pending', error: undefined });
    session.receive(aResponse(only('Mazda'), 3));
    expect(session.get()).toMatchObject({ status: 'ready', response: { total: 3 } });
  });

  it('ends with Back to a search that was answered', () => {
    const { session } = aReadySession();
    session.update(toggle('Mazda'));
    session.fail('timeout');
    session.request(none);
    expect(session.get()).toMatchObject({ status: 'ready', error: undefined });
  });
});

describe('a response to the same search', () => {
  it('replaces the last one where it differs: a widget has changed the query', () => {
    const { session, drawn } = aReadySession();
    session.receive(aResponse(none, 5));
    expect(session.get().response?.total).toBe(5);
    expect(drawn).toHaveBeenCalledOnce();
  });
});

describe('a change of the search', () => {
  it('goes back to the first page, unless it is the page that changes', () => {
    const third = { ...none, page: 3 };
    expect(changedState(third, toggle('Mazda'), site).page).toBe(1);
    expect(changedState(third, (state) => ({ ...state, page: 4 }), site).page).toBe(4);
  });
});
