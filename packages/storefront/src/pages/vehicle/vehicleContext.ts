import { createContext, use } from 'react';
import type { VehicleTopModel } from '@dealer/core/detail';
import type { Vehicle } from '@dealer/core/vehicle';

/** What the sections of a vehicle's page are about. */
export type PageVehicle = {
  vehicle: Vehicle;
  /** The vehicle with a lender's quote, once there is one. */
  quoted: Vehicle;
  model: VehicleTopModel;
  isSaved: boolean;
  now: number;
};

export const VehicleContext = createContext<PageVehicle | null>(null);

/**
 * The vehicle of the page.
 *
 * @example
 * const { vehicle, model } = usePageVehicle();
 */
export const usePageVehicle = (): PageVehicle => {
  const page = use(VehicleContext);
  if (!page) throw new Error('This section needs the page of a vehicle.');
  return page;
};
