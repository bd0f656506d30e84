import { knownBrands, pathOf } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import { enquiryPages } from './enquiryPages.ts';
import type { EnquiryPageDefinition } from './enquiryPages.ts';
import { enquiryPaths } from './enquiryPaths.ts';

/**
 * The enquiry page at an address of this site, and the address that search engines are to know; /ford-service is the service page of a
 * site that sells Fords (row 2.R34).
 *
 * @example
 * enquiryPageAt('/contact/', site)?.canonical // => '/contact-us'
 */
export const enquiryPageAt = (
  address: string,
  site: Pick<Site, 'manufacturer' | 'dealership_websites'>,
): { page: EnquiryPageDefinition; canonical: string } | undefined => {
  const path = enquiryPaths.find((known) => known === pathOf(address));
  if (path !== undefined) return { page: enquiryPages[path], canonical: enquiryPages[path].canonical ?? path };
  const brand = knownBrands(site).find((known) => `/${known}-service` === pathOf(address));
  if (brand === undefined) return undefined;
  const name = [site.manufacturer, ...site.dealership_websites.map(({ make }) => make)].find(
    (make) => make !== null && knownBrands({ manufacturer: make, dealership_websites: [] })[0] === brand,
  );
  return { page: { ...enquiryPages['/service'], title: `${name ?? brand} service` }, canonical: pathOf(address) };
};
