import type { StoreApi } from 'zustand/vanilla';

/**
 * Fills a store that was created empty from the storage. Its initial state stays empty: React shows that one while it hydrates a page
 * from a server, which knows nothing of the storage. Read a part of the state, not all of it, where the HTML of a server is: all of it
 * has changed, and what renders a second time discards the parts of that HTML whose code has not come.
 */
export const startStored = <State>(store: StoreApi<State>, stored: Partial<State>): StoreApi<State> => {
  store.setState(stored);
  return store;
};
