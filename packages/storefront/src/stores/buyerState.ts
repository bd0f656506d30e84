import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AustralianState } from '@dealer/core/contact';
import { readState } from '@dealer/core/price';
import { useStorefront } from '../boot/storefront.ts';
import { persisted, type SiteStorage } from './persisted.ts';
import { startStored } from './startStored.ts';

const readBuyerState = (value: unknown): AustralianState | undefined =>
  typeof value === 'string' ? readState(value) : undefined;

/** The state in which the visitor registers a vehicle; absent until they name it. */
type BuyerStateStore = StoreApi<{
  state?: AustralianState | undefined;
  choose: (state: AustralianState | undefined) => void;
}>;

/** The state that the visitor named once, for every page and visit. */
export const createBuyerState = ({ storage, prefix }: SiteStorage): BuyerStateStore => {
  const stored = persisted<AustralianState | undefined>(storage, `${prefix}buyer-state`, readBuyerState, 1, undefined);
  const store: BuyerStateStore = createStore((set) => ({
    choose: (state) => {
      if (state === undefined) stored.remove();
      else stored.write(state);
      set({ state });
    },
  }));
  return startStored(store, { state: stored.read() });
};

/** The one store of the site, made where something first needs it. */
export const useBuyerState = () => {
  const { once, local } = useStorefront();
  return useStore(once('buyer state', () => createBuyerState(local)));
};
