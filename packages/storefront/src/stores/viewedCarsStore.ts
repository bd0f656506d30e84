import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { parseViewedCars, rememberViewedCar } from '@dealer/core/local';
import type { ViewedCar } from '@dealer/core/local';
import type { Vehicle } from '@dealer/core/vehicle';
import { persisted } from './persisted.ts';
import type { KeyValueStorage } from './persisted.ts';

export type ViewedCarsState = {
  /** Newest first. */
  viewed: ViewedCar[];
  remember: (vehicle: Vehicle) => void;
  clear: () => void;
};

export type ViewedCarsStore = StoreApi<ViewedCarsState>;

/**
 * The cars that were looked at on this device (row 3.D02). Fetched on need: nothing of it is in the first load.
 *
 * @example
 * const viewedCars = keep('viewedCars', () => createViewedCarsStore(local));
 */
export const createViewedCarsStore = ({
  storage,
  prefix,
}: {
  storage: KeyValueStorage;
  prefix: string;
}): ViewedCarsStore => {
  const kept = persisted(storage, `${prefix}viewed-cars`, parseViewedCars, 1, []);
  return createStore<ViewedCarsState>((set) => {
    const put = (viewed: ViewedCar[]): void => {
      set({ viewed });
      kept.write(viewed);
    };
    return {
      viewed: kept.read(),
      // Read again: another tab of this site may have added to it since.
      remember: (vehicle) => put(rememberViewedCar(kept.read(), vehicle)),
      clear: () => put([]),
    };
  });
};
