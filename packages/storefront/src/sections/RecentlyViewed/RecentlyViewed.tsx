import { use } from 'react';
import { VehicleContext } from '../../pages/vehicle/vehicleContext.ts';
import { RecentlyViewed as Viewed } from '../../widgets/RecentlyViewed.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** Vehicles that were looked at on this device. */
export const RecentlyViewed = ({ settings: { clearable } }: SectionProps<typeof section>) => {
  const page = use(VehicleContext);
  return <Viewed clearable={clearable} {...(page ? { except: page.vehicle.id } : {})} />;
};
