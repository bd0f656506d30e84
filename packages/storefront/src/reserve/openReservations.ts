import type { Storefront } from '../boot/storefront.ts';
import { newKey } from '../stores/newKey.ts';
import { createReservationsStore, type ReservationsStore } from './reservationsStore.ts';

/** The reservations of this device, made once. */
export const openReservations = ({ once, local }: Pick<Storefront, 'once' | 'local'>): ReservationsStore =>
  once('reservations', () => createReservationsStore({ ...local, makeKey: newKey }));
