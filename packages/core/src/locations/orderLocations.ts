import type { SiteLocation } from '../site/settings/location.ts';

const order: readonly SiteLocation['location_type'][] = ['sales', 'service', 'parts'];

/** A place of all types stands with the sales yards. */
const rank = ({ location_type: type }: Pick<SiteLocation, 'location_type'>): number => Math.max(0, order.indexOf(type));

/**
 * Locations as they are listed: sales, service, parts, and within a type as configured (row 2.L14; decision D12). A location without a type
 * counts as all of them (D6) and stands with sales.
 *
 * @example
 * orderLocations([parts, service, sales]); // => [sales, service, parts]
 */
export const orderLocations = <Place extends Pick<SiteLocation, 'location_type'>>(
  locations: readonly Place[],
): Place[] =>
  // Sorting keeps equals in their order.
  [...locations].sort((a, b) => rank(a) - rank(b));
