import type { Vehicle } from './vehicle.ts';

/**
 * Whether a vehicle is available: status in_stock or coming_soon (decision A18) and not flagged as sold (A19).
 *
 * @example isAvailable({ ...car, kind: 'comingSoon' }) // => true
 */
export const isAvailable = (vehicle: Pick<Vehicle, 'kind'>): boolean => vehicle.kind !== 'sold';
