import type { SiteLocation } from '../site/settings/location.ts';

const kinds: Readonly<Record<string, string>> = { sales: 'Sales', service: 'Service', parts: 'Parts' };

/**
 * The name of a location's type; undefined for a location without a type.
 *
 * @example
 * locationKind({ location_type: 'service' }); // => 'Service'
 */
export const locationKind = ({ location_type: type }: Pick<SiteLocation, 'location_type'>): string | undefined =>
  kinds[type];
