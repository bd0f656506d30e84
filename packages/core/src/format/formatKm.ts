import { formatCount } from './formatNumber.ts';

/**
 * A distance in whole kilometres with a non-breaking space before the unit.
 *
 * @example formatKm(12345) // => '12,345\u00a0km'
 */
export const formatKm = (km: number): string => `${formatCount(km)}\u00a0km`;
