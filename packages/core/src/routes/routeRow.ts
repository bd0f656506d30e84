import type { ContentName } from '../site/contentNames.ts';
import type { GatedPage, Site } from '../site/site.ts';
import type { SignInType } from './signInType.ts';

/** The gate of a page: its name in the site's configuration, and the reason to sign in. */
export type Gate = { readonly page: GatedPage; readonly type: SignInType };

/** A group of links: the footer shows all, the header `service` and `company`. */
export type Menu = 'buyerTools' | 'service' | 'company' | 'legal';

/** The settings of a site's `routes` that patterns contain as `{name}`. */
export type RouteSetting = 'financePath' | 'garagePath' | 'locationPath' | 'reservePath';

/** The site values that page titles depend on. */
export type TitleSite = Pick<Site, 'phrases' | 'spinToWin'>;

/** The site values that decide whether a page exists. */
export type PageSite = Pick<Site, 'auth' | 'content' | 'legal' | 'locations' | 'services' | 'spinToWin'>;

/** A row of the route table: everything about a page except its component. */
export type RouteRow = {
  /** The name that `matchRoute` returns. Two rows may share a name if one page differs by address. */
  readonly name: string;
  /**
   * Addresses; links use the first. `:slug` is one segment, `*` at the end any number of segments, including none.
   * `{financePath}` is a setting of the site's `routes`, `{brand}` each of the site's brands, `{ownPage}` each address of its
   * own pages.
   */
  readonly patterns: readonly string[];
  /** Further addresses of the page; search engines know it by `patterns`. */
  readonly aliases?: readonly string[];
  /** Key of the storefront's page map. Without one the page is not built, and neither menus nor the router have it. */
  readonly page?: string;
  /**
   * The page is a list of sections, which `pages` of looks and sites can change: by the page's key, or by another name where it differs
   * by address.
   */
  readonly list?: true | string;
  /** Without one the title depends on the page's content. */
  readonly title?: string | ((site: TitleSite) => string);
  /** The content file of the page: it exists only on sites that have the file. */
  readonly content?: ContentName;
  /** Whether the page exists on a site; without a rule it exists on every site. */
  readonly exists?: (site: PageSite) => boolean;
  /** The page's name in `auth.gatedPages`, with the reason to sign in if that differs. */
  readonly gate?: (GatedPage & SignInType) | Gate;
  /** Its code is in the first load: most visits start here. */
  readonly firstVisit?: true;
  /** Not in the sitemap: the page is for one visitor, or it has another address there. */
  readonly unlisted?: true;
  /** What `:slug` can be, for the sitemap. */
  readonly slugs?: (site: PageSite) => readonly string[];
  /** The group of links with the page, in the order of the table, on sites without their own menu. */
  readonly menu?: Menu;
  /** Its label in menus, if that is not its title. */
  readonly label?: string;
};
