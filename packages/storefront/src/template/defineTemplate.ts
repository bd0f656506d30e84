import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';
import type { LazySlot, LazySlotName, SlotProps, WrittenSlots } from '../slots/slots.ts';
import type { Template } from './template.ts';

type Written = Pick<Template, 'name' | 'title' | 'pages'> & Partial<Omit<Template, 'slots'>> & { slots: WrittenSlots };

const lazySlot = <Name extends LazySlotName>(name: Name, load: LazySlot<Name>) =>
  lazyWithPreload<SlotProps[Name]>(async () => (await load())[name]);

/** Defines a look; omitted properties have defaults. */
export const defineTemplate = ({ slots, ...written }: Written): Template => ({
  navigation: [],
  siteDefaults: {},
  ...written,
  slots: {
    ...slots,
    Footer: lazySlot('Footer', slots.Footer),
    HomeHero: lazySlot('HomeHero', slots.HomeHero),
    SearchLayout: lazySlot('SearchLayout', slots.SearchLayout),
    VehicleLayout: lazySlot('VehicleLayout', slots.VehicleLayout),
    PageState: lazySlot('PageState', slots.PageState),
    VehicleCard: lazySlot('VehicleCard', slots.VehicleCard),
    VehicleCardSkeleton: lazySlot('VehicleCardSkeleton', slots.VehicleCardSkeleton),
  },
});
