import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { later } from './later.tsx';
import { Region } from './Region.tsx';

const defaults = {
  Header: later(async () => (await import('@dealer/ui/Header')).Header),
  Footer: later(async () => (await import('@dealer/ui/Footer')).Footer),
  HomeHero: later(async () => (await import('@dealer/ui/HomeHero')).HomeHero),
  SearchLayout: later(async () => (await import('@dealer/ui/SearchLayout')).SearchLayout),
  VehicleLayout: later(async () => (await import('@dealer/ui/VehicleLayout')).VehicleLayout),
  PageState: later(async () => (await import('@dealer/ui/PageState')).PageState),
  VehicleCard: later(async () => (await import('@dealer/ui/VehicleCard')).VehicleCard),
  VehicleCardSkeleton: later(async () => (await import('@dealer/ui/VehicleCardSkeleton')).VehicleCardSkeleton),
};

export type NeutralSlotProps = { name: keyof typeof defaults; props: object };

/** The neutral default of a slot. One that throws as well leaves its place empty. */
export const NeutralSlot = ({ name, props }: NeutralSlotProps) => {
  const Default = defaults[name] as ComponentType<object>;
  return (
    <Region name={`neutral ${name}`} fallback={null}>
      <Suspense>
        <Default {...props} />
      </Suspense>
    </Region>
  );
};
