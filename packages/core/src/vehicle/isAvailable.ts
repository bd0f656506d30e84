import type { Vehicle } from './vehicle.ts';

/**
 * Whether a vehicle can still be bought: the specification's words "in stock", which are the statuses in_stock and
 * coming_soon (decision A18) without the sold flag (A19).
 *
 * @example isAvailable({ ...car, kind: 'comingSoon' }) // => true
 */
export const isAvailable = (vehicle: Pick<Vehicle, 'kind'>): boolean => vehicle.kind !== 'sold';
