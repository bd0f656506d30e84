import type { BreadcrumbList } from 'schema-dts';
import { absoluteAddress } from '../routes/absoluteAddress.ts';
import type { Site } from '../site/site.ts';

/** A breadcrumb of the page; the last one has no link. */
export type Breadcrumb = { label: string; href?: string };

/**
 * The trail to a page, from home on, as a schema.org BreadcrumbList. The step without a link is the page itself.
 *
 * @example
 * breadcrumbGraph([{ label: 'Home', href: '/' }, { label: 'Offers' }], site).itemListElement[0]?.item; // => 'https://harbour.example/'
 */
export const breadcrumbGraph = (items: readonly Breadcrumb[], site: Pick<Site, 'url'>) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? undefined : absoluteAddress(href, site),
    })),
  }) satisfies BreadcrumbList;
