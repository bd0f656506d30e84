import type { ContentName } from '../content/contentNames.ts';
import type { GatedPage, Site } from '../site/site.ts';
import type { SignInType } from './signInType.ts';

/** The gate of a page: by which name the site's configuration knows it, and why a visitor then signs in. */
export type Gate = { readonly page: GatedPage; readonly type: SignInType };

/** A group of links: the footer shows all, the header `service` and `company`. */
export type Menu = 'buyerTools' | 'service' | 'company' | 'legal';

/** The settings of a site's `routes` that stand in patterns as `{name}`. */
export type RouteSetting = 'financePath' | 'garagePath' | 'locationPath' | 'reservePath';

/** What of a site says what its pages are called. */
export type TitleSite = Pick<Site, 'phrases' | 'spinToWin'>;

/** What of a site decides whether a page exists there. */
export type PageSite = Pick<Site, 'auth' | 'content' | 'legal' | 'locations' | 'services' | 'spinToWin'>;

/** Everything about a page's addresses but its component. */
export type RouteRow = {
  /** What `matchRoute` answers. Two rows may share a name where one page differs by address. */
  readonly name: string;
  /**
   * Addresses, the first of them the one that links lead to: `:slug` is one segment, `*` at the end any number of them, none included.
   * `{financePath}` is what the site's `routes` say, `{brand}` each brand that the site knows, `{ownPage}`
   * each address of a page of its own.
   */
  readonly patterns: readonly string[];
  /** Further addresses of the page; search engines know it by `patterns`. */
  readonly aliases?: readonly string[];
  /** Key of the storefront's page map. Without one the page is not built: no menu leads there, and the router does not know it. */
  readonly page?: string;
  /** Without one the page makes its title from what it shows. */
  readonly title?: string | ((site: TitleSite) => string);
  /** The content that it shows: it exists only on sites that have it. */
  readonly content?: ContentName;
  /** Whether the page exists on a site; without a rule it exists on every site. */
  readonly exists?: (site: PageSite) => boolean;
  /** By which name `auth.gatedPages` closes the page to signed-out visitors; with the reason to sign in where that has another name. */
  readonly gate?: (GatedPage & SignInType) | Gate;
  /** Its code is in the first load: most visits start here. */
  readonly firstVisit?: true;
  /** The sitemap leaves it out: it is for one visitor, or another address stands for it. */
  readonly unlisted?: true;
  /** What `:slug` can be, for the sitemap. */
  readonly slugs?: (site: PageSite) => readonly string[];
  /** The group of links that lists the page, in the order of the table, where a site has no menu of its own. */
  readonly menu?: Menu;
  /** Its name in menus where that is not its title. */
  readonly label?: string;
};
