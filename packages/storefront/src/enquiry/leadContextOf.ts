import type { LeadContext } from '@dealer/core/enquiry';
import { pageId } from '@dealer/core/routes';
import { type PriceLine, priceSummary } from '@dealer/core/price';
import type { Storefront } from '../boot/storefront.ts';

/**
 * What every lead says of the visit that led to it: the page and its name, the pages before, what the address carried, the browser, the price that
 * was shown, and the wording of the consent. The address goes without its query.
 */
export const leadContextOf = (
  { site, stores }: Pick<Storefront, 'site' | 'stores'>,
  {
    subcategory,
    price,
    extra,
  }: { subcategory?: string | undefined; price?: PriceLine | undefined; extra?: LeadContext['extra'] },
): LeadContext => {
  const { pages, queryParams } = stores.visit.read();
  return {
    url: location.origin + location.pathname,
    pageId: pageId(location.pathname, site),
    userAgent: navigator.userAgent,
    visitedPages: pages,
    linkedQueryParams: queryParams,
    subcategory,
    ...(price === undefined ? {} : { priceShown: priceSummary(price) }),
    optInWording: site.phrases['enquiry.optIn'],
    extra,
  };
};
