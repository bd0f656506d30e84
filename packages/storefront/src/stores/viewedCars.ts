import type { StorefrontDeps } from '../boot/storefront.ts';
import { createViewedCarsStore, type ViewedCarsStore } from './viewedCarsStore.ts';

/** The storefront's store of viewed cars, created on first use. */
export const viewedCars = ({ once, local }: Pick<StorefrontDeps, 'once' | 'local'>): ViewedCarsStore =>
  once('viewedCars', () => createViewedCarsStore(local));
