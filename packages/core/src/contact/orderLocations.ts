import type { SiteLocation } from '../site/settings/location.ts';

const order: readonly SiteLocation['location_type'][] = ['sales', 'service', 'parts'];

/** A location without a type is listed with sales. */
const rank = ({ location_type: type }: Pick<SiteLocation, 'location_type'>): number => Math.max(0, order.indexOf(type));

/**
 * Locations in listing order: sales, service, parts, and within a type as configured (decision D12). A location without a type
 * counts as every type (D6) and is listed with sales.
 *
 * @example
 * orderLocations([parts, service, sales]); // => [sales, service, parts]
 */
export const orderLocations = <Location extends Pick<SiteLocation, 'location_type'>>(
  locations: readonly Location[],
): Location[] =>
  // The sort is stable.
  [...locations].sort((a, b) => rank(a) - rank(b));
