import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type CostAssumptions, type CostField, readCostAssumptions } from '@dealer/core/vehicle-page';
import { useStorefront } from '../boot/storefront.ts';
import { persisted, type SiteStorage } from './persisted.ts';
import { startStored } from './startStored.ts';

/** What the visitor assumes about running costs; empty until they change something. */
type CostAssumptionsStore = StoreApi<{
  assumed: Partial<CostAssumptions>;
  remember: (field: keyof CostAssumptions, value: number) => void;
}>;

/** The assumptions that the visitor changed, for every vehicle and visit. */
export const createCostAssumptions = ({ storage, prefix }: SiteStorage): CostAssumptionsStore => {
  const stored = persisted<Partial<CostAssumptions>>(storage, `${prefix}running-costs`, readCostAssumptions, 1, {});
  const store: CostAssumptionsStore = createStore((set, get) => ({
    assumed: {},
    remember: (field, value) => {
      const assumed = { ...get().assumed, [field]: value };
      stored.write(assumed);
      set({ assumed });
    },
  }));
  return startStored(store, { assumed: stored.read() });
};

/** Whether an input is remembered for all vehicles; consumption is a vehicle's own. */
export const isRemembered = (field: CostField): field is keyof CostAssumptions =>
  field !== 'litresPer100Km' && field !== 'kwhPer100Km';

/** The one store of the site, made where something first needs it. */
export const useCostAssumptions = () => {
  const { once, local } = useStorefront();
  return useStore(once('cost assumptions', () => createCostAssumptions(local)));
};
