import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * Whether a vehicle's page has a fuel calculator: not for an electric one. Hybrids and plug-in hybrids keep it (row 5.U01; decision A25).
 *
 * @example isFuelCalculatorShown({ fuel: 'Electric' }) // => false
 */
export const isFuelCalculatorShown = ({ fuel }: Pick<Vehicle, 'fuel'>): boolean => fuel?.trim().toLowerCase() !== 'electric';
