import { filterLocations } from '@dealer/core/contact';
import type { Site, SiteLocation } from '@dealer/core/site';
import type { EnquiryPageDefinition } from './enquiryPages.ts';

/**
 * The location next to the form: the first that fits the topic of the page, else the primary one.
 *
 * @example
 * mainLocation(enquiryPages['/service'], site)?.name
 */
export const mainLocation = (
  { locationKind = 'primary' }: Pick<EnquiryPageDefinition, 'locationKind'>,
  { locations }: Pick<Site, 'locations'>,
): SiteLocation | undefined => filterLocations(locations, locationKind)[0] ?? filterLocations(locations, 'primary')[0];
