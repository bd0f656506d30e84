import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';

/** InstantSearch and its adapter, 40 kB: needed by the first query, not by what a server has written. */
export const LazySearchInstance = lazyWithPreload(
  async () => (await import('./PageSearchInstance.tsx')).PageSearchInstance,
);
