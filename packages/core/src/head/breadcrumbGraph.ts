import { absoluteAddress } from './absoluteAddress.ts';
import type { Breadcrumb } from '../vehicle-page/detailModel.ts';
import type { Site } from '../site/site.ts';

/**
 * The trail to a page, from home on, as a schema.org BreadcrumbList. The step without a link is the page itself.
 *
 * @example
 * breadcrumbGraph([{ label: 'Home', href: '/' }, { label: 'Offers' }], site).itemListElement[0]?.item; // => 'https://harbour.example/'
 */
export const breadcrumbGraph = (items: readonly Breadcrumb[], site: Pick<Site, 'url'>) => ({
  '@type': 'BreadcrumbList' as const,
  itemListElement: items.map(({ label, href }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    item: href === undefined ? undefined : absoluteAddress(href, site),
  })),
});
