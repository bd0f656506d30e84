import type { Vehicle } from './vehicle.ts';

const towed = new Set(['caravan', 'camper trailer', 'trailer']);

/**
 * Whether a vehicle has no engine of its own: nobody drives it, and it burns no fuel (decision G12).
 *
 * @example isTowed({ itemType: 'caravan' }) // => true
 */
export const isTowed = ({ itemType }: Pick<Vehicle, 'itemType'>): boolean =>
  towed.has(itemType?.trim().toLowerCase() ?? '');
