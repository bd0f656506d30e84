import type { Storefront } from '../boot/storefront.ts';
import { createReservationsStore } from './reservationsStore.ts';
import type { ReservationsStore } from './reservationsStore.ts';

/**
 * The reservations of this device, made once.
 *
 * @example
 * openReservations(useStorefront()).of(vehicle.id)
 */
export const openReservations = ({ keep, local }: Pick<Storefront, 'keep' | 'local'>): ReservationsStore =>
  keep('reservations', () => createReservationsStore({ ...local, makeKey: () => crypto.randomUUID() }));
