import type { ComponentType } from 'react';
import type { PageItem } from '@dealer/core/page';
import type { NavItem, Site, SiteDoc } from '@dealer/core/site';
import type { HeaderProps } from '@dealer/ui/Header';
import type { FooterProps } from '@dealer/ui/Footer';
import type { VehicleCardProps } from '@dealer/ui/VehicleCard';

/** The pages that are lists of sections. */
export type TemplatePages = {
  readonly home: readonly PageItem[];
  /** Areas: `gallery`, `summary`, `body` and `side`; without one a section is below them. Without a list: all sections in the usual order. */
  readonly vehicle?: readonly PageItem[];
};

/** What a home hero is given: the site's words, and the way into the search. */
export type HomeHeroSlotProps = { site: Site; onSearch: (text: string) => void; searchHref: string };

/** The places where a look may put a component of its own; without one the default stands there. */
export type TemplateSlots = {
  Header?: ComponentType<HeaderProps>;
  Footer?: ComponentType<FooterProps>;
  HomeHero?: ComponentType<HomeHeroSlotProps>;
  VehicleCard?: ComponentType<VehicleCardProps>;
};

/** Named variants of shared components. */
export type TemplateRecipes = {
  card: 'editorial' | 'showroom' | 'priceFirst';
  /** Filters beside the results, or in a bar above them. */
  filters: 'side' | 'bar';
  header: NonNullable<HeaderProps['variant']>;
  footer: NonNullable<FooterProps['variant']>;
  /** Price band chips above the results. */
  priceBandsInSearch: boolean;
};

/** A look: what differs between templates and nothing else. */
export type Template = {
  name: string;
  /** Said in Storybook and in the corner of mocked pages. */
  title: string;
  slots: TemplateSlots;
  recipes: TemplateRecipes;
  /** The sections of each page; a site's `pages` reorders, adds and removes. */
  pages: TemplatePages;
  navigation: readonly NavItem[];
  /** Values that a site of this look has unless its own file says otherwise. */
  siteDefaults: SiteDoc;
};
