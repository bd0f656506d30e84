import type { VehicleTopModel } from '@dealer/core/vehicle-page';
import type { Vehicle } from '@dealer/core/vehicle';
import { pageContext } from '../pageContext.ts';

/** What the sections of a vehicle's page are about. */
export type PageVehicle = {
  vehicle: Vehicle;
  /** The vehicle with a lender's quote, once there is one. */
  quoted: Vehicle;
  model: VehicleTopModel;
  isSaved: boolean;
  now: number;
};

/** The vehicle of the page. */
export const [VehicleContext, usePageVehicle] = pageContext<PageVehicle>('the page of a vehicle');
