import type { VisitorState } from '../card/saveControl.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { VehicleDetailModel } from './detailModel.ts';
import { vehicleBodyModel } from './vehicleBodyModel.ts';
import { vehicleLocation } from './vehicleLocation.ts';
import { vehicleTopModel } from './vehicleTopModel.ts';

/**
 * The complete model of the vehicle page. A vehicle that is in stock or coming soon has a price, buttons and finance; a sold one has the
 * sold notice and the find-similar enquiry instead. `now` in milliseconds; `visitor` is what this visitor has done with the vehicle.
 *
 * @example vehicleDetailModel(car, site, now).breadcrumbs.length // => 5
 */
export const vehicleDetailModel = (
  vehicle: Vehicle,
  site: Site,
  now: number,
  visitor: VisitorState = {},
): VehicleDetailModel => {
  return {
    ...vehicleTopModel(vehicle, site, now, visitor),
    ...vehicleBodyModel(vehicle, site, now),
    location: vehicleLocation(vehicle, site),
  };
};
