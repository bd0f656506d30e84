import type { ComponentType } from 'react';
import { useStorefront } from '../boot/storefront.ts';
import type { SlotName, SlotProps } from './slots.ts';
import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';
import type { NeutralSlotProps } from './NeutralSlot.tsx';
import { ErrorRegion } from '../errors/ErrorRegion.tsx';

/** Fetched only if a look's own component throws. */
const NeutralSlot = lazyWithPreload<NeutralSlotProps>(async () => (await import('./NeutralSlot.tsx')).NeutralSlot);

/**
 * Renders a slot of the look. If its component throws, the error is reported and the neutral default is rendered instead.
 */
export const SlotWithFallback = <Name extends SlotName>({ name, props }: { name: Name; props: SlotProps[Name] }) => {
  const Slot = useStorefront().template.slots[name] as ComponentType<object>;
  return (
    <ErrorRegion name={name} fallback={<NeutralSlot name={name} props={props} />}>
      <Slot {...props} />
    </ErrorRegion>
  );
};
