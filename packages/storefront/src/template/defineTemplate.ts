import { later } from '../region/later.tsx';
import type { LateSlot, LateSlotName, SlotProps, Template, WrittenSlots } from './template.ts';

type Written = Pick<Template, 'name' | 'title' | 'pages'> & Partial<Omit<Template, 'slots'>> & { slots: WrittenSlots };

const lateSlot = <Name extends LateSlotName>(name: Name, load: LateSlot<Name>) =>
  later<SlotProps[Name]>(async () => (await load())[name]);

/**
 * Defines a look; what is not named is the default.
 *
 * @example
 * export const template = defineTemplate({
 *   name: 'classic',
 *   title: 'Classic',
 *   slots: { Header, HomeHero: () => import('./slots/HomeHero/HomeHero.tsx'), PageState: () => import('@dealer/ui/PageState'), ... },
 *   pages: { home: [{ section: 'hero' }] },
 * });
 */
export const defineTemplate = ({ slots, ...written }: Written): Template => ({
  navigation: [],
  siteDefaults: {},
  ...written,
  slots: {
    ...slots,
    Footer: lateSlot('Footer', slots.Footer),
    HomeHero: lateSlot('HomeHero', slots.HomeHero),
    SearchLayout: lateSlot('SearchLayout', slots.SearchLayout),
    VehicleLayout: lateSlot('VehicleLayout', slots.VehicleLayout),
    PageState: lateSlot('PageState', slots.PageState),
    VehicleCard: lateSlot('VehicleCard', slots.VehicleCard),
    VehicleCardSkeleton: lateSlot('VehicleCardSkeleton', slots.VehicleCardSkeleton),
  },
});
