import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseViewedCars, rememberViewedCar, type ViewedCar } from '@dealer/core/saved';
import type { Vehicle } from '@dealer/core/vehicle';
import { persisted, type SiteStorage } from './persisted.ts';
import { startStored } from './startStored.ts';

type ViewedCarsState = {
  /** Newest first. */
  viewed: ViewedCar[];
  remember: (vehicle: Vehicle) => void;
  clear: () => void;
};

export type ViewedCarsStore = StoreApi<ViewedCarsState>;

/** The cars that were viewed on this device. Loaded on demand, not with the first page. */
export const createViewedCarsStore = ({ storage, prefix }: SiteStorage): ViewedCarsStore => {
  const stored = persisted(storage, `${prefix}viewed-cars`, parseViewedCars, 1, []);
  const store = createStore<ViewedCarsState>((set) => {
    const put = (viewed: ViewedCar[]): void => {
      set({ viewed });
      stored.write(viewed);
    };
    return {
      viewed: [],
      // Read again: another tab of this site may have added to it since.
      remember: (vehicle) => put(rememberViewedCar(stored.read(), vehicle)),
      clear: () => put([]),
    };
  });
  return startStored(store, { viewed: stored.read() });
};
