import type { ComponentType } from 'react';
import type { HeaderProps } from '@dealer/ui/Header';
import type { FooterProps } from '@dealer/ui/Footer';
import type { HomeHeroProps } from '@dealer/ui/HomeHero';
import type { PageStateProps } from '@dealer/ui/PageState';
import type { SearchLayoutProps } from '@dealer/ui/SearchLayout';
import type { VehicleCardProps } from '@dealer/ui/VehicleCard';
import type { VehicleCardSkeletonProps } from '@dealer/ui/VehicleCardSkeleton';
import type { VehicleLayoutProps } from '@dealer/ui/VehicleLayout';
import type { LazyComponent } from '../pageStart/later/lazyWithPreload.tsx';

/** The props of each slot: a finished model and callbacks, never a site (docs/slots.md). */
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

/** Slots that load as lazy chunks: all except the header, which is in the first view of every page. */
export type LazySlotName = Exclude<SlotName, 'Header'>;

/** The components of a look's slots. The default for a slot is `@dealer/ui/<slot>`. */
export type TemplateSlots = {
  readonly Header: ComponentType<HeaderProps>;
} & { readonly [Name in LazySlotName]: LazyComponent<SlotProps[Name]> };

/** Imports the module that exports the component under the slot's name. */
export type LazySlot<Name extends LazySlotName> = () => Promise<{
  readonly [name in Name]: ComponentType<SlotProps[Name]>;
}>;

/** The slots as passed to `defineTemplate`. */
export type WrittenSlots = Omit<TemplateSlots, LazySlotName> & { readonly [Name in LazySlotName]: LazySlot<Name> };
