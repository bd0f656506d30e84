import { shownPrice } from '../price/shownPrice.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { anchors } from './anchors.ts';
import { withQuery } from './withQuery.ts';

/** The values of a car that the finance page uses. */
export type FinanceVehicle = Pick<Vehicle, 'id' | 'carType' | 'vin' | 'dealershipSlug' | 'price' | 'offerPrice'>;

/**
 * The link from a car to the site's finance page: the dealership by its slug, the shown price in dollars as budget, the car's
 * id, type and VIN, and the form as anchor. Missing values are left out.
 *
 * @example
 * financeLink(car, aSite());
 * // => '/finance?preferredDealership=harbour-city-motors&vehiclePriceBudget=45990&car_id=1042&car_type=used&vin=MR0EXAMPLE0001042#finance-form'
 */
export const financeLink = (vehicle: FinanceVehicle, site: Pick<Site, 'routes'>): string => {
  const price = shownPrice(vehicle);
  return `${withQuery(site.routes.financePath.replace(/#.*$/, ''), {
    preferredDealership: vehicle.dealershipSlug,
    vehiclePriceBudget: price === undefined ? undefined : String(price),
    car_id: String(vehicle.id),
    car_type: vehicle.carType,
    vin: vehicle.vin,
  })}#${anchors.financeForm}`;
};
