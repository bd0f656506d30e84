import type { RevealedPhones } from '@dealer/core/contact';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Storefront } from '../boot/storefront.ts';

/**
 * The numbers that were revealed on the vehicle's page of this path (decision D7): the same in its header, its yard's card and its forms.
 */
export const revealedNumbers = ({ once }: Pick<Storefront, 'once'>, path: string): StoreApi<RevealedPhones> =>
  once(`revealed ${path}`, () => createStore<RevealedPhones>(() => []));
