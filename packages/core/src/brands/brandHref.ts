import { isSafeHref } from '../routes/isSafeHref.ts';
import { knownBrands } from '../routes/knownBrands.ts';
import { brandOverviewPath } from '../routes/morePaths.ts';
import { makePath } from '../routes/paths.ts';
import type { Site } from '../site/site.ts';
import type { Brand } from './brand.ts';

/**
 * Where a brand of the directory leads: where its file says, else to its page on this site, else to the search of its make. A company
 * of the group without an address of its own leads nowhere.
 *
 * @example
 * brandHref({ name: 'Kia', slug: 'kia', group: 'cars', description: '', bodies: [] }, aSite()); // => '/search/kia'
 */
export const brandHref = (
  { name, slug, group, url }: Brand,
  site: Pick<Site, 'manufacturer' | 'dealership_websites' | 'locations'>,
): string | undefined => {
  if (url !== undefined && isSafeHref(url)) return url;
  if (group === 'own') return undefined;
  return knownBrands(site).some((known) => known.slug === slug) ? brandOverviewPath(slug) : makePath(name);
};
