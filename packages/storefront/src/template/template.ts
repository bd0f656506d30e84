import type { ComponentType } from 'react';
import type { PageChange, PageItem } from '@dealer/core/page';
import type { NavItem, SiteDoc } from '@dealer/core/site';
import type { HeaderProps } from '@dealer/ui/Header';
import type { FooterProps } from '@dealer/ui/Footer';
import type { HomeHeroProps } from '@dealer/ui/HomeHero';
import type { PageStateProps } from '@dealer/ui/PageState';
import type { SearchLayoutProps } from '@dealer/ui/SearchLayout';
import type { VehicleCardProps } from '@dealer/ui/VehicleCard';
import type { VehicleCardSkeletonProps } from '@dealer/ui/VehicleCardSkeleton';
import type { VehicleLayoutProps } from '@dealer/ui/VehicleLayout';
import type { Later } from '../region/later.tsx';
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

/** What each slot is given: a finished model and callbacks, never a site (docs/slots.md). */
export type SlotProps = {
  Header: HeaderProps;
  Footer: FooterProps;
  HomeHero: HomeHeroProps;
  SearchLayout: SearchLayoutProps;
  VehicleLayout: VehicleLayoutProps;
  PageState: PageStateProps;
  VehicleCard: VehicleCardProps;
  VehicleCardSkeleton: VehicleCardSkeletonProps;
};

export type SlotName = keyof SlotProps;

/** Slots of a chunk of their own. The header is in the first view of every page. */
export type LateSlotName = Exclude<SlotName, 'Header'>;

/** What a look draws itself. A look without a design of its own for a slot names the default, `@dealer/ui/<slot>`. */
export type TemplateSlots = {
  readonly Header: ComponentType<HeaderProps>;
} & { readonly [Name in LateSlotName]: Later<SlotProps[Name]> };

/** Imports the module that exports the component under the slot's name. */
export type LateSlot<Name extends LateSlotName> = () => Promise<{
  readonly [name in Name]: ComponentType<SlotProps[Name]>;
}>;

/** Slots as `template.ts` names them. */
export type WrittenSlots = Omit<TemplateSlots, LateSlotName> & { readonly [Name in LateSlotName]: LateSlot<Name> };

/** A look: what differs between templates and nothing else. */
export type Template = {
  name: string;
  /** Said in Storybook and in the corner of mocked pages. */
  title: string;
  slots: TemplateSlots;
  pages: TemplatePages;
  /** Sections of this look alone, by their names in page lists; any page may have them. */
  sections?: SectionParts;
  navigation: readonly NavItem[];
  /** Values that a site of this look has unless its own file says otherwise. */
  siteDefaults: SiteDoc;
};
