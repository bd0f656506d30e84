import {
  type EnquiryPath,
  knownBrands,
  type PageSite,
  pathOf,
  routeAt,
  type RouteSite,
  rowTitle,
  type TitleSite,
} from '@dealer/core/routes';
import { type EnquiryPageDefinition, enquiryPages } from './enquiryPages.ts';

/** An enquiry page with its title and canonical address. */
type EnquiryPageFound = { page: EnquiryPageDefinition; title: string; canonical: string };

/** The enquiry page at an address of this site; /ford-service is the service page of a site that sells Fords. */
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
