import { filterLocations } from '@dealer/core/contact';
import type { Site, SiteLocation } from '@dealer/core/site';
import type { EnquiryPageDefinition } from './enquiryPages.ts';

/**
 * The location next to the form: the first open one that fits the topic of the page, else the primary one.
 *
 * @example
 * mainLocation(enquiryPages['/service'], site)?.name
 */
export const mainLocation = (
  { locationKind = 'primary' }: Pick<EnquiryPageDefinition, 'locationKind'>,
  { locations }: Pick<Site, 'locations'>,
): SiteLocation | undefined => {
  const open = locations.filter(({ coming_soon: isComing }) => isComing !== true);
  return (
    filterLocations(open, locationKind)[0] ??
    filterLocations(open, 'primary')[0] ??
    filterLocations(locations, 'primary')[0]
  );
};
