import type { Vehicle } from './vehicle.ts';

const towed = new Set(['caravan', 'camper trailer', 'trailer']);

/** Whether a vehicle is towed: it has no engine, so there is no test drive and no fuel cost (decision G12). */
export const isTowed = ({ itemType }: Pick<Vehicle, 'itemType'>): boolean =>
  towed.has(itemType?.trim().toLowerCase() ?? '');
