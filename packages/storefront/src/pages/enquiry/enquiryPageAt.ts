import { knownBrands, pathOf, routeAt, rowTitle } from '@dealer/core/routes';
import type { EnquiryPath, PageSite, RouteSite, TitleSite } from '@dealer/core/routes';
import { enquiryPages } from './enquiryPages.ts';
import type { EnquiryPageDefinition } from './enquiryPages.ts';

/** An enquiry page under its title, and the address that search engines are to know. */
export type EnquiryPageFound = { page: EnquiryPageDefinition; title: string; canonical: string };

/**
 * The enquiry page at an address of this site; /ford-service is the service page of a site that sells Fords (row 2.R34).
 *
 * @example
 * enquiryPageAt('/contact/', site)?.canonical // => '/contact-us'
 */
export const enquiryPageAt = (
  address: string,
  site: RouteSite & PageSite & TitleSite,
): EnquiryPageFound | undefined => {
  const row = routeAt(address, site);
  if (row?.page !== 'enquiry') return undefined;
  const path = pathOf(address);
  const brand = knownBrands(site).find(({ slug }) => `/${slug}-service` === path);
  if (brand === undefined) {
    const [main] = row.patterns as readonly [EnquiryPath];
    return { page: enquiryPages[main], title: rowTitle(row, site), canonical: main };
  }
  return { page: enquiryPages['/service'], title: `${brand.name} service`, canonical: path };
};
