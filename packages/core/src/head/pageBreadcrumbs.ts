import type { Breadcrumb } from './breadcrumbGraph.ts';
import { homePath } from '../routes/paths.ts';
import type { Site } from '../site/site.ts';

/**
 * The trail to a page: home, the pages above it, the page itself.
 *
 * @example
 * pageBreadcrumbs('Winter sale', site, [{ label: 'Special offers', href: '/special-offers' }]).map(({ label }) => label);
 * // => ['Home', 'Special offers', 'Winter sale']
 */
export const pageBreadcrumbs = (
  title: string,
  site: Pick<Site, 'phrases'>,
  above: readonly Breadcrumb[] = [],
): Breadcrumb[] => [{ label: site.phrases['nav.home'], href: homePath }, ...above, { label: title }];
