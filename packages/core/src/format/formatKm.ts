import { formatCount } from './formatCount.ts';

/**
 * A distance in whole kilometres; the unit never leaves its number (non-breaking space).
 *
 * @example formatKm(12345) // => '12,345\u00a0km'
 */
export const formatKm = (km: number): string => `${formatCount(km)}\u00a0km`;
