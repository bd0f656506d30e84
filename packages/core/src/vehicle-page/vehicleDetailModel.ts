import type { VehicleModelOptions } from '../card/vehicleCardModel.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { VehicleDetailModel } from './detailModel.ts';
import { vehicleBodyModel } from './vehicleBodyModel.ts';
import { vehicleLocation } from './vehicleLocation.ts';
import { vehicleTopModel } from './vehicleTopModel.ts';

/**
 * The complete model of the vehicle page. A vehicle that is in stock or coming soon has a price, buttons and finance; a sold one has the
 * sold notice and the find-similar enquiry instead. `now` in milliseconds; `isSaved`: this visitor has saved it; `routes`: the addresses of your own pages.
 *
 * @example vehicleDetailModel(car, site, now).breadcrumbs.length // => 5
 */
export const vehicleDetailModel = (
  vehicle: Vehicle,
  site: Site,
  now: number,
  options: VehicleModelOptions = {},
): VehicleDetailModel => {
  return {
    ...vehicleTopModel(vehicle, site, now, options),
    ...vehicleBodyModel(vehicle, site, now),
    location: vehicleLocation(vehicle, site),
  };
};
