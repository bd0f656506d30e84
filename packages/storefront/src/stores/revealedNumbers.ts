import type { RevealedPhones } from '@dealer/core/phone';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Storefront } from '../boot/storefront.ts';

/**
 * The numbers that were revealed on the vehicle's page of this path (decision D7): the same in its header, its yard's card and its forms.
 *
 * @example
 * useStore(revealedNumbers(storefront, vehiclePath(vehicle.slug))) // => ['0730001234']
 */
export const revealedNumbers = ({ keep }: Pick<Storefront, 'keep'>, path: string): StoreApi<RevealedPhones> =>
  keep(`revealed ${path}`, () => createStore<RevealedPhones>(() => []));
