import { use } from 'react';
import { VehicleContext } from '../../pages/vehicle/vehicleContext.ts';
import { RecentlyViewed as Viewed } from '../../widgets/RecentlyViewed.tsx';

/** Vehicles that were looked at on this device. */
export const RecentlyViewed = () => {
  const page = use(VehicleContext);
  return <Viewed {...(page ? { except: page.vehicle.id } : {})} />;
};
