import { use } from 'react';
import { useIsHydrating } from '../../handover/useIsHydrating.ts';
import { VehicleContext } from '../../pages/vehicle/vehicleContext.ts';
import { RecentlyViewed as Viewed } from '../../widgets/RecentlyViewed.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** Vehicles that were looked at on this device. */
export const RecentlyViewed = ({ settings: { clearable } }: SectionProps<typeof section>) => {
  const page = use(VehicleContext);
  // Mounted again after a server's page is taken over: only then are the vehicles of this device known.
  return <Viewed key={String(useIsHydrating())} except={page?.vehicle.id} clearable={clearable} />;
};
