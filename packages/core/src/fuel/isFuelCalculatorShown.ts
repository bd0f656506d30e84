import { isTowed } from '../vehicle/isTowed.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * Whether a vehicle's page has a fuel calculator: not for an electric or a towed one. Hybrids and plug-in hybrids keep it (row 5.U01;
 * decisions A25, G12).
 *
 * @example isFuelCalculatorShown({ fuel: 'Electric' }) // => false
 */
export const isFuelCalculatorShown = ({ fuel, itemType }: Pick<Vehicle, 'fuel' | 'itemType'>): boolean =>
  fuel?.trim().toLowerCase() !== 'electric' && !isTowed({ itemType });
