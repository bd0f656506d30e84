import type { StoreApi } from 'zustand/vanilla';

/**
 * Fills a store that was created empty from the storage. Its initial state stays empty: React shows that one while it hydrates a page
 * from a server, which knows nothing of the storage. Where nothing is stored, the state stays the same object: with another one React
 * would render what reads it a second time, and discard the parts of the server's HTML around whose code has not come.
 */
export const startStored = <State>(store: StoreApi<State>, stored: Partial<State>): StoreApi<State> => {
  const state = store.getState();
  if (JSON.stringify({ ...state, ...stored }) !== JSON.stringify(state)) store.setState(stored);
  return store;
};
