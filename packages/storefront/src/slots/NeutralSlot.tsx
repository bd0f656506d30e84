import { type ComponentType, Suspense } from 'react';
import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';
import { ErrorRegion } from '../errors/ErrorRegion.tsx';

const defaults = {
  Header: lazyWithPreload(async () => (await import('@dealer/ui/Header')).Header),
  Footer: lazyWithPreload(async () => (await import('@dealer/ui/Footer')).Footer),
  HomeHero: lazyWithPreload(async () => (await import('@dealer/ui/HomeHero')).HomeHero),
  SearchLayout: lazyWithPreload(async () => (await import('@dealer/ui/SearchLayout')).SearchLayout),
  VehicleLayout: lazyWithPreload(async () => (await import('@dealer/ui/VehicleLayout')).VehicleLayout),
  PageState: lazyWithPreload(async () => (await import('@dealer/ui/PageState')).PageState),
  VehicleCard: lazyWithPreload(async () => (await import('@dealer/ui/VehicleCard')).VehicleCard),
  VehicleCardSkeleton: lazyWithPreload(
    async () => (await import('@dealer/ui/VehicleCardSkeleton')).VehicleCardSkeleton,
  ),
};

export type NeutralSlotProps = { name: keyof typeof defaults; props: object };

/** The neutral default of a slot. If it throws as well, nothing is rendered. */
export const NeutralSlot = ({ name, props }: NeutralSlotProps) => {
  const Default = defaults[name] as ComponentType<object>;
  return (
    <ErrorRegion name={`neutral ${name}`} fallback={null}>
      <Suspense>
        <Default {...props} />
      </Suspense>
    </ErrorRegion>
  );
};
