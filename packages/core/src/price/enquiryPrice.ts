import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { priceLine, type PriceLine } from './priceLine.ts';

/**
 * The price that an enquiry about a vehicle shows and sends; none for a sold vehicle, because its page hides the price too (decision G9).
 *
 * @example enquiryPrice(soldCar, site) // => undefined
 */
export const enquiryPrice = (vehicle: Vehicle, site: Pick<Site, 'country' | 'price' | 'nz'>): PriceLine | undefined =>
  isAvailable(vehicle) ? priceLine(vehicle, site) : undefined;
