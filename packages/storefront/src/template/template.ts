import type { ComponentType } from 'react';
import type { PageChange, PageItem } from '@dealer/core/page';
import type { NavItem, Site, SiteDoc } from '@dealer/core/site';
import type { HeaderProps } from '@dealer/ui/Header';
import type { FooterProps } from '@dealer/ui/Footer';
import type { VehicleCardProps } from '@dealer/ui/VehicleCard';
import type { SectionParts } from '../sections/SectionView.tsx';

/** The pages that are lists of sections. What a look says replaces or changes the page's usual list; a site's `pages` changes it further. */
export type TemplatePages = {
  readonly home: readonly PageItem[];
  readonly vehicle?: PageChange;
  readonly search?: PageChange;
  readonly favourites?: PageChange;
  readonly compare?: PageChange;
  readonly contact?: PageChange;
  readonly dealerships?: PageChange;
  readonly dealership?: PageChange;
  readonly offers?: PageChange;
  readonly models?: PageChange;
  readonly model?: PageChange;
  readonly offer?: PageChange;
  readonly brands?: PageChange;
  readonly brand?: PageChange;
  readonly dealerLocator?: PageChange;
  readonly blog?: PageChange;
  readonly post?: PageChange;
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
};

/** A look: what differs between templates and nothing else. */
export type Template = {
  name: string;
  /** Said in Storybook and in the corner of mocked pages. */
  title: string;
  slots: TemplateSlots;
  recipes: TemplateRecipes;
  pages: TemplatePages;
  /** Sections of this look alone, by their names in page lists; any page may have them. */
  sections?: SectionParts;
  navigation: readonly NavItem[];
  /** Values that a site of this look has unless its own file says otherwise. */
  siteDefaults: SiteDoc;
};
