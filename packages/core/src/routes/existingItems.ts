import type { NavItem } from '../site/site.ts';
import { fits, segmentsOf } from './fits.ts';

/**
 * Whether the target of a link exists: another site, a phone number, or a page of this storefront.
 *
 * @example
 * isAvailablePath('/search/used-cars', ['/', '/search/*']); // => true
 * isAvailablePath('/used-car/demo', ['/used-car/:carType']); // => true
 * isAvailablePath('/models', ['/', '/search/*']); // => false
 */
export const isAvailablePath = (href: string, availablePaths: readonly string[]): boolean => {
  if (!href.startsWith('/')) return true;
  const segments = segmentsOf(href);
  return availablePaths.some((available) => fits(available, segments));
};

/**
 * A menu without links to missing pages. A group without remaining links is removed; a group whose own link is missing still
 * shows its other links.
 *
 * @example
 * existingItems([{ label: 'Models', href: '/models' }], ['/']); // => []
 */
export const existingItems = (items: readonly NavItem[], availablePaths: readonly string[]): NavItem[] =>
  items.flatMap(({ href, items: below = [], ...entry }) => {
    const existing = existingItems(below, availablePaths);
    const own = href !== undefined && isAvailablePath(href, availablePaths) ? href : undefined;
    if (own === undefined && existing.length === 0) return [];
    return [{ ...entry, href: own, ...(existing.length === 0 ? {} : { items: existing }) }];
  });
