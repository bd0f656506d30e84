import type { NavItem } from '../site/site.ts';
import { fits, segmentsOf } from './fits.ts';

/**
 * Whether a link leads somewhere: another site, a phone, or a path or pattern that this storefront has.
 *
 * @example
 * leadsSomewhere('/search/used-cars', ['/', '/search/*']); // => true
 * leadsSomewhere('/used-car/demo', ['/used-car/:carType']); // => true
 * leadsSomewhere('/models', ['/', '/search/*']); // => false
 */
export const leadsSomewhere = (href: string, availablePaths: readonly string[]): boolean => {
  if (!href.startsWith('/')) return true;
  const segments = segmentsOf(href);
  return availablePaths.some((available) => fits(available, segments));
};

/**
 * A menu without what leads nowhere: menus list only pages that exist (design.md section 9). A group that loses all its links
 * goes with them; a group whose own link is missing keeps its others.
 *
 * @example
 * existingItems([{ label: 'Models', href: '/models' }], ['/']); // => []
 */
export const existingItems = (items: readonly NavItem[], availablePaths: readonly string[]): NavItem[] =>
  items.flatMap(({ href, items: below = [], ...entry }) => {
    const kept = existingItems(below, availablePaths);
    const own = href !== undefined && leadsSomewhere(href, availablePaths) ? href : undefined;
    if (own === undefined && kept.length === 0) return [];
    return [{ ...entry, ...(own === undefined ? {} : { href: own }), ...(kept.length === 0 ? {} : { items: kept }) }];
  });
