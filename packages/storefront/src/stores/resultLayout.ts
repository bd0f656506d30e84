import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Site } from '@dealer/core/site';
import { useStorefront } from '../boot/storefront.ts';
import { persisted, type SiteStorage } from './persisted.ts';
import { startStored } from './startStored.ts';

export type ResultLayout = Site['search']['layout'];

/** The layout of results that the visitor chose on this device; undefined until then. */
type ResultLayoutStore = StoreApi<{
  chosen: ResultLayout | undefined;
  choose: (layout: ResultLayout) => void;
}>;

/** Creates the store of the layout that the visitor chose. */
export const createResultLayout = ({ storage, prefix }: SiteStorage): ResultLayoutStore => {
  const stored = persisted<ResultLayout | undefined>(
    storage,
    `${prefix}result-layout`,
    (value) => (value === 'list' || value === 'grid' ? value : undefined),
    1,
    undefined,
  );
  const store: ResultLayoutStore = createStore((set) => ({
    chosen: undefined,
    choose: (chosen) => {
      stored.write(chosen);
      set({ chosen });
    },
  }));
  return startStored(store, { chosen: stored.read() });
};

/** How results are laid out: as the visitor chose where the site lets them, else as the site says. */
export const useResultLayout = (): { layout: ResultLayout; choose: (layout: ResultLayout) => void } => {
  const { site, once, local } = useStorefront();
  const store = once('result layout', () => createResultLayout(local));
  const chosen = useStore(store, (state) => state.chosen);
  return {
    layout: (site.search.layoutSwitch ? chosen : undefined) ?? site.search.layout,
    choose: store.getState().choose,
  };
};
