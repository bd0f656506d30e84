import { isTowed } from '../vehicle/isTowed.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * Whether the vehicle page has a fuel calculator: not for electric or towed vehicles, but for hybrids and plug-in hybrids (decisions A25,
 * G12).
 *
 * @example isFuelCalculatorShown({ fuel: 'Electric' }) // => false
 */
export const isFuelCalculatorShown = ({ fuel, itemType }: Pick<Vehicle, 'fuel' | 'itemType'>): boolean =>
  fuel?.trim().toLowerCase() !== 'electric' && !isTowed({ itemType });
