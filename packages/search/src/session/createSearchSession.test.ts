import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptySearchState, toggleRefinement } from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import { aSite } from '@dealer/core/testing';
import { createSearchSession } from './createSearchSession.ts';
import type { SearchResponse } from '../answers/searchAnswers.ts';
import { searchKey } from '../answers/uiState.ts';

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
  ms: 3,
});

/** A session with some cached responses. */
const aSession = (...cached: SearchResponse[]) => {
  const apply = vi.fn<(state: SearchState) => void>();
  const known = (key: string) => cached.find((response) => response.key === key);
  const session = createSearchSession({ site, initialState: none, known, apply, resend: () => undefined });
  const render = vi.fn();
  session.subscribe(render);
  const makes = (): readonly string[] | undefined => session.get().requested.refinements['make'];
  return { session, apply, render, makes };
};

/** A session that shows the response of the unfiltered search. */
const aReadySession = (...cached: SearchResponse[]) => {
  const made = aSession(...cached);
  made.session.receive(aResponse(none));
  made.render.mockClear();
  return made;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('opening a search page', () => {
  it('opening a search page shows the response after loading', () => {
    const { session } = aSession();
    expect(session.get()).toMatchObject({ status: 'loading', response: undefined });
    session.receive(aResponse(none));
    expect(session.get()).toMatchObject({ status: 'ready', response: { total: 7 } });
  });

  it('opening a search page does not render the same response twice', () => {
    const { session, render } = aReadySession();
    session.receive(session.get().response!);
    expect(render).not.toHaveBeenCalled();
    session.receive(aResponse(none, 8));
    expect(session.get().response).toMatchObject({ total: 8 });
  });

  it('opening a search page shows a cached response immediately', () => {
    const known = aResponse(none);
    expect(aSession(known).session.get()).toMatchObject({ status: 'ready', response: known });
  });
});

describe('selecting a filter', () => {
  it('selecting a filter sends the search immediately, while heading and chips wait for the response', () => {
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

  it('selecting a filter changes heading and chips after 100 ms without a response', () => {
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

  it('selecting a filter renders once, and once more with the response, even if InstantSearch reports the same state', () => {
    const { session, render } = aReadySession();
    session.update(toggle('Mazda'));
    session.request(only('Mazda'));
    expect(render).toHaveBeenCalledTimes(1);
    session.receive(aResponse(only('Mazda')));
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('selecting a filter stays requested when the response of the previous search arrives', () => {
    const { session, makes } = aReadySession();
    session.update(toggle('Mazda'));
    session.update(toggle('Kia'));
    session.receive(aResponse(only('Mazda'), 3));
    expect(makes()).toEqual(['Mazda', 'Kia']);
    expect(session.get()).toMatchObject({ status: 'pending', response: { total: 7 } });
  });

  it('and clearing it immediately returns to the previous search', () => {
    const { session, makes } = aReadySession(aResponse(none));
    session.update(toggle('Mazda'));
    session.update(toggle('Mazda'));
    expect(makes()).toBeUndefined();
    expect(session.get().status).toBe('ready');
  });

  it('selecting a filter is replaced by another search from Back, a link or an InstantSearch widget', () => {
    const { session, makes } = aReadySession();
    session.update(toggle('Mazda'));
    session.request(only('Ford'));
    expect(makes()).toEqual(['Ford']);
  });

  it('selecting a filter does not render without a change', () => {
    const { session, apply, render } = aReadySession();
    session.update((state) => state);
    expect(apply).not.toHaveBeenCalled();
    expect(render).not.toHaveBeenCalled();
  });
});

describe('a failed search', () => {
  it('a failed search preserves the previous results and the selection until it is repeated', () => {
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

  it('a failed search is cleared by going back to a cached search', () => {
    const { session } = aReadySession(aResponse(none));
    session.update(toggle('Mazda'));
    session.fail('timeout');
    session.request(none);
    expect(session.get()).toMatchObject({ status: 'ready', error: undefined });
  });
});

describe('a second response to a search', () => {
  it('a second response to a search replaces a different first one, for example after a widget changed the query', () => {
    const { session, render } = aReadySession();
    session.receive(aResponse(none, 5));
    expect(session.get().response?.total).toBe(5);
    expect(render).toHaveBeenCalledOnce();
  });
});

describe('changing the search', () => {
  it('resets the page unless the page changes', () => {
    const { session, apply } = aReadySession();
    session.request({ ...none, page: 3 });
    expect(session.preview(toggle('Mazda')).state.page).toBe(1);
    expect(session.preview((state) => ({ ...state, page: 4 })).state.page).toBe(4);
    expect(session.get().requested.page).toBe(3);
    session.update(toggle('Mazda'));
    expect(apply.mock.lastCall?.[0].page).toBe(1);
  });
});
