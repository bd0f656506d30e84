import type { ComponentType } from 'react';
import type { NavItem, Site, SiteDoc } from '@dealer/core/site';
import type { HeaderProps } from '@dealer/ui/Header';
import type { FooterProps } from '@dealer/ui/Footer';
import type { VehicleCardProps } from '@dealer/ui/VehicleCard';

/** The sections a home page can have; a template lists those it shows, in its order. */
export type HomeSection =
  | 'hero'
  | 'bodyTypes'
  | 'featured'
  | 'justArrived'
  | 'models'
  | 'certified'
  | 'priceBands'
  | 'reasons'
  | 'makes'
  | 'priceSearch'
  | 'financePromo'
  | 'locations'
  | 'favourites'
  | 'recentlyViewed';

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
  /** What the home hero leads with. */
  hero: 'search' | 'models' | 'budget';
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
  home: readonly HomeSection[];
  navigation: readonly NavItem[];
  /** Values that a site of this look has unless its own file says otherwise. */
  siteDefaults: SiteDoc;
};
