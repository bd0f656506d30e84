import type { StorefrontDeps } from '../boot/storefront.ts';
import { createViewedCarsStore } from './viewedCarsStore.ts';
import type { ViewedCarsStore } from './viewedCarsStore.ts';

/**
 * The storefront's cars that were looked at, made when they are first asked for.
 *
 * @example
 * viewedCars(useStorefront()).getState().remember(vehicle);
 */
export const viewedCars = ({ keep, local }: Pick<StorefrontDeps, 'keep' | 'local'>): ViewedCarsStore =>
  keep('viewedCars', () => createViewedCarsStore(local));
