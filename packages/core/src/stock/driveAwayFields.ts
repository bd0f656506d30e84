import { onRoadPrice } from '../price/onRoad/index.ts';
import type { OnRoadSite } from '../price/onRoad/onRoadPrice.ts';
import { shownPrice } from '../price/shownPrice.ts';
import { parseVehicle } from '../vehicle/parseVehicle.ts';
import type { VehicleDoc } from '../vehicle/vehicleDoc.ts';

/** An index serves sites with different settings: it estimates with the platform's own. */
const anySite: OnRoadSite = {
  country: 'AU',
  timezone: 'Australia/Brisbane',
  texts: {},
  price: {
    offersSubscriptions: false,
    showCents: true,
    noPriceText: '',
    defaultPriceType: {},
    basis: 'driveAway',
    charges: {},
  },
  nz: { cinUrl: null, traderNumber: null, onRoadCostsText: '', wofText: '', petrolPrice: 1, dieselPrice: 1 },
};

/**
 * The fields that a price basis of `driveAway` sorts and filters by: what the vehicle costs on the road in its yard's state. Where nothing
 * is known of that, it is the price that cards show, as the least that it can be, so that no vehicle is missing from a sorted list.
 *
 * @example driveAwayFields({ price: 45_990, price_type: 'Drive away', state: 'QLD' }, now) // => { drive_away_price: 45990, drive_away_from: false }
 */
export const driveAwayFields = (
  doc: Omit<VehicleDoc, 'id' | 'slug'>,
  now: number,
): Pick<VehicleDoc, 'drive_away_price' | 'drive_away_from'> => {
  const shown = shownPrice({ price: doc.price, offerPrice: doc.offer_price });
  const parsed = parseVehicle({ ...doc, id: 1, slug: 'vehicle' });
  if (shown === undefined || parsed.kind === 'malformed') return {};
  const road = onRoadPrice(parsed.vehicle, anySite, { now });
  return road.kind === 'unknown'
    ? { drive_away_price: shown, drive_away_from: true }
    : { drive_away_price: road.total, drive_away_from: road.kind === 'estimate' && road.isFrom };
};
