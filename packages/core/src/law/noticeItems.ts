import { formatKm } from '../format/formatKm.ts';
import { formatMoney } from '../format/formatNumber.ts';
import { priceTypeOf, shownPrice } from '../price/shownPrice.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { HistoryCheck } from '../vehicle/passport/passport.ts';
import { checkText } from '../vehicle/passport/passportText.ts';
import { vehiclePassport } from '../vehicle/passport/readPassport.ts';
import { regoText } from '../vehicle/regoText.ts';
import { paysWithFuel, roadUserCharges } from './roadUserCharges.ts';
import type { NoticeItem } from './lawRow.ts';

/** An item of a notice, with its value where the website knows it. */
export type LawItem = { readonly label: string; readonly value?: string };

/** The names of the items of the consumer information notice. */
export const noticeLabels: Readonly<Record<NoticeItem, string>> = {
  trader: 'Trader',
  vehicle: 'Make and model',
  year: 'Year',
  firstRegistered: 'First registered in New Zealand',
  identifier: 'VIN or chassis number',
  odometer: 'Odometer',
  importedDamaged: 'Imported damaged',
  securityInterest: 'Security interest',
  price: 'Cash price',
  warrant: 'Warrant of fitness',
  registration: 'Registration',
  roadUser: 'Road user charges',
};

/**
 * The items of the consumer information notice with what is known of a vehicle; the notice itself has the rest. `seller` is the line with the
 * trader's name and number.
 */
export const noticeItems = (
  items: readonly NoticeItem[],
  vehicle: Vehicle,
  { site, now, seller }: { site: Site; now: number; seller: string | undefined },
): LawItem[] => {
  const price = shownPrice(vehicle);
  const charges = roadUserCharges(vehicle, site);
  const { checks = [] } = vehiclePassport(vehicle, site, now) ?? {};
  const checked = (name: HistoryCheck['check']): string | undefined => {
    const check = checks.find((one) => one.check === name);
    return check && checkText(check, site);
  };
  const km = vehicle.odometerKm === undefined ? undefined : formatKm(vehicle.odometerKm);
  const values: Partial<Record<NoticeItem, string | undefined>> = {
    trader: seller,
    vehicle: [vehicle.make, vehicle.model].filter((part) => part !== '').join(' ') || undefined,
    year: vehicle.year === undefined ? undefined : String(vehicle.year),
    identifier: vehicle.vin,
    odometer: [km, checked('odometer')].filter((part) => part !== undefined).join('. ') || undefined,
    securityInterest: checked('ppsr'),
    price: price === undefined ? undefined : `${formatMoney(price, site)} ${priceTypeOf(vehicle, site)}`,
    registration: regoText(vehicle.regoExpiry, site, now),
    roadUser:
      charges === undefined
        ? paysWithFuel(vehicle)
          ? 'None, the price of the fuel contains a tax instead'
          : undefined
        : `${formatMoney(charges.per1000Km, site)} for 1,000\u00a0km`,
  };
  return items.map((item) => {
    const value = values[item];
    return value === undefined ? { label: noticeLabels[item] } : { label: noticeLabels[item], value };
  });
};
