import type { NavItem } from '../site/site.ts';

/** Pages that have further pages below them: any search, any vehicle. */
const families = ['/search', '/cars'];

const bare = (path: string): string => path.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/';

/**
 * Whether a link leads somewhere: another site, a phone, or a path that this storefront has.
 *
 * @example
 * leadsSomewhere('/search/used-cars', ['/', '/search']); // => true
 * leadsSomewhere('/models', ['/', '/search']); // => false
 */
export const leadsSomewhere = (href: string, availablePaths: readonly string[]): boolean => {
  if (!href.startsWith('/')) return true;
  const path = bare(href);
  return availablePaths
    .map(bare)
    .some((available) => path === available || (families.includes(available) && path.startsWith(`${available}/`)));
};

/**
 * A menu without what leads nowhere: menus list only pages that exist (design.md section 9). A group that loses all its links
 * goes with them; a group whose own link is missing keeps its others.
 *
 * @example
 * existingItems([{ label: 'Models', href: '/models' }], ['/']); // => []
 */
export const existingItems = (items: readonly NavItem[], availablePaths: readonly string[]): NavItem[] =>
  items.flatMap(({ label, href, items: below = [] }) => {
    const kept = existingItems(below, availablePaths);
    const own = href !== undefined && leadsSomewhere(href, availablePaths) ? href : undefined;
    if (own === undefined && kept.length === 0) return [];
    return [{ label, ...(own === undefined ? {} : { href: own }), ...(kept.length === 0 ? {} : { items: kept }) }];
  });
