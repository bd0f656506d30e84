import type { PageChange, PageItem } from '@dealer/core/page';
import type { PageListName } from '@dealer/core/routes';
import type { NavItem, SiteDoc } from '@dealer/core/site';
import type { Icons } from '@dealer/ui/icons';
import type { SectionParts } from '../sections/SectionView.tsx';
import type { TemplateSlots } from '../slots/slots.ts';

/** The pages that are lists of sections. A look replaces or changes the default list; a site's `pages` changes it further. */
export type TemplatePages = { readonly home: readonly PageItem[] } & {
  readonly [name in Exclude<PageListName, 'home'>]?: PageChange;
};

/** A look: everything that differs between templates. */
export type Template = {
  name: string;
  /** Shown in Storybook and in the corner of mocked pages. */
  title: string;
  slots: TemplateSlots;
  pages: TemplatePages;
  /** Sections that only this look has, by their names in page lists. */
  sections?: SectionParts;
  /** Icons that the look draws itself, in all parts. They load with the first page. */
  icons?: Icons;
  /**
   * The look's `VehicleCard` has state, such as the picture that it shows: each vehicle of a search gets a card of its own. Without it a card
   * gets the next vehicle when the search changes, which takes a fifth of the time.
   */
  cardHasState?: boolean;
  navigation: readonly NavItem[];
  /** Default values of sites with this look. */
  siteDefaults: SiteDoc;
};
