import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { dealerComments } from './dealerComments.ts';
import type { VehicleBodyModel } from './detailModel.ts';
import { keyInformation, vehicleSpecifications } from './vehicleSpecifications.ts';

/**
 * The vehicle page below its first view: key information, features, comments, specifications. A page may load this model after its first
 * view.
 *
 * @example vehicleBodyModel(car, site, now).specifications.heading // => 'Vehicle Details'
 */
export const vehicleBodyModel = (vehicle: Vehicle, site: Site, now: number): VehicleBodyModel => ({
  keyInformation: keyInformation(vehicle, site),
  specifications: vehicleSpecifications(vehicle, site, now),
  features: [...new Set(vehicle.features)],
  comments: dealerComments(vehicle.dealerComments),
});
