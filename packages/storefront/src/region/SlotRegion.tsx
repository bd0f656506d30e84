import type { ComponentType } from 'react';
import { useStorefront } from '../boot/storefront.ts';
import type { SlotName, SlotProps } from '../template/template.ts';
import { later } from './later.tsx';
import type { NeutralSlotProps } from './NeutralSlot.tsx';
import { Region } from './Region.tsx';

/** The defaults are fetched only where a look's own component throws. */
const NeutralSlot = later<NeutralSlotProps>(async () => (await import('./NeutralSlot.tsx')).NeutralSlot);

/**
 * A slot of the look. Where its component throws, the failure is reported and the neutral default takes its place.
 *
 * @example
 * <SlotRegion name="SearchLayout" props={areas} />
 */
export const SlotRegion = <Name extends SlotName>({ name, props }: { name: Name; props: SlotProps[Name] }) => {
  const Slot = useStorefront().template.slots[name] as ComponentType<object>;
  return (
    <Region name={name} fallback={<NeutralSlot name={name} props={props} />}>
      <Slot {...props} />
    </Region>
  );
};
