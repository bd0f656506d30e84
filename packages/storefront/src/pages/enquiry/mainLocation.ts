import { filterLocations } from '@dealer/core/locations';
import type { Site, SiteLocation } from '@dealer/core/site';
import type { EnquiryPageDefinition } from './enquiryPages.ts';

/**
 * The location beside the form: the first for what the page is about, else the dealer's first.
 *
 * @example
 * mainLocation(enquiryPages['/service'], site)?.name
 */
export const mainLocation = (
  { beside = 'primary' }: Pick<EnquiryPageDefinition, 'beside'>,
  { locations }: Pick<Site, 'locations'>,
): SiteLocation | undefined => filterLocations(locations, beside)[0] ?? filterLocations(locations, 'primary')[0];
