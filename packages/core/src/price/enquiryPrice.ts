import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { priceLine } from './priceLine.ts';
import type { PriceLine } from './priceLineModel.ts';

/**
 * The price that an enquiry about a vehicle shows and sends: none for a sold one, whose page hides it too (decision G9).
 *
 * @example enquiryPrice(soldCar, site) // => undefined
 */
export const enquiryPrice = (vehicle: Vehicle, site: Pick<Site, 'country' | 'price' | 'nz'>): PriceLine | undefined =>
  isAvailable(vehicle) ? priceLine(vehicle, site) : undefined;
