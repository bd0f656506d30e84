import { describe, expect, it } from 'vitest';
import { emptySearchState, toggleRefinement } from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import { aSite } from '@dealer/core/testing';
import { searchKey } from '../router/uiState.ts';
import { changedState, pressedSearch } from './pressedSearch.ts';
import type { VehicleSearch } from './useVehicleSearch.ts';

const site = aSite();
const toggle =
  (make: string) =>
  (state: SearchState): SearchState =>
    toggleRefinement(state, 'make', make);

/** InstantSearch as far as this needs it: hears of changes, and tells when it is told to. */
const instantSearch = (tell: (told: VehicleSearch) => void) => {
  let state = emptySearchState();
  const heard: SearchState[] = [];
  const update: VehicleSearch['update'] = (change) => {
    state = changedState(state, change, site);
    heard.push(state);
  };
  const retry = (): void => undefined;
  return {
    heard,
    tell: (more: Partial<VehicleSearch> = {}) =>
      tell({
        state: { ...state },
        key: searchKey(state, site),
        answer: undefined,
        status: 'loading',
        problem: undefined,
        update,
        retry,
        ...more,
      }),
    /** As Back does. */
    go: (to: SearchState) => void (state = to),
  };
};

const started = () => {
  const held = pressedSearch(emptySearchState(), site);
  const engine = instantSearch(held.tell);
  engine.tell({ status: 'ready' });
  let drawn = 0;
  held.subscribe(() => void (drawn += 1));
  const makes = (): readonly string[] | undefined => held.get().state.refinements['make'];
  return { held, engine, makes, drawn: () => drawn };
};

describe('a filter that is pressed', () => {
  it('shows at once, before InstantSearch tells of it, and asks for its answer', () => {
    const { held, engine, makes } = started();
    held.get().update(toggle('Mazda'));
    expect(makes()).toEqual(['Mazda']);
    expect(held.get().status).toBe('loading');
    expect(engine.heard.at(-1)?.refinements['make']).toEqual(['Mazda']);
  });

  it('is not drawn a second time when InstantSearch tells of the same', () => {
    const { held, engine, drawn } = started();
    held.get().update(toggle('Mazda'));
    const { state, retry } = held.get();
    engine.tell({ retry });
    expect(drawn()).toBe(1);
    engine.tell({ retry, status: 'ready' });
    expect(drawn()).toBe(2);
    expect(held.get().state).toBe(state);
  });

  it('stays where an answer to the search before comes first', () => {
    const { held, engine, makes } = started();
    const before = held.get();
    held.get().update(toggle('Mazda'));
    const late = {
      key: before.key,
      asked: before.state,
      makes: [],
      vehicles: [],
      total: 7,
      pages: 1,
      facets: {},
      stats: {},
      stock: {},
      dropped: 0,
    };
    held.tell({ ...before, answer: late, status: 'ready' });
    expect(makes()).toEqual(['Mazda']);
    expect(held.get()).toMatchObject({ status: 'loading', answer: late });
    engine.tell({ status: 'ready' });
    expect(held.get()).toMatchObject({ status: 'ready', key: searchKey(held.get().state, site) });
  });

  it('adds to what was pressed a moment before', () => {
    const { held, makes } = started();
    held.get().update(toggle('Mazda'));
    held.get().update(toggle('Kia'));
    expect(makes()).toEqual(['Mazda', 'Kia']);
  });

  it('taken back at once leaves the search as it was, ready when InstantSearch says so', () => {
    const { held, engine, makes } = started();
    held.get().update(toggle('Mazda'));
    held.get().update(toggle('Mazda'));
    expect(makes()).toBeUndefined();
    engine.tell({ status: 'ready' });
    expect(held.get().status).toBe('ready');
  });

  it('gives way to another search that InstantSearch turned to: Back, a link', () => {
    const { held, engine, makes } = started();
    held.get().update(toggle('Mazda'));
    engine.go(toggle('Ford')(emptySearchState()));
    engine.tell();
    expect(makes()).toEqual(['Ford']);
  });

  it('before InstantSearch has started, waits for it and shows meanwhile', () => {
    const held = pressedSearch(emptySearchState(), site);
    held.get().update(toggle('Mazda'));
    expect(held.get().state.refinements['make']).toEqual(['Mazda']);
    const engine = instantSearch(held.tell);
    engine.tell();
    expect(engine.heard.map(({ refinements }) => refinements['make'])).toEqual([['Mazda']]);
    expect(held.get().state.refinements['make']).toEqual(['Mazda']);
  });

  it('that changes nothing draws nothing', () => {
    const { held, drawn } = started();
    held.get().update((state) => state);
    expect(drawn()).toBe(0);
  });
});

describe('a change of the search', () => {
  it('goes back to the first page, unless it is the page that changes', () => {
    const third = { ...emptySearchState(), page: 3 };
    expect(changedState(third, toggle('Mazda'), site).page).toBe(1);
    expect(changedState(third, (state) => ({ ...state, page: 4 }), site).page).toBe(4);
  });
});
