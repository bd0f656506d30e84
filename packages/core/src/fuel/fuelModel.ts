import { formatMoney } from '../format/formatMoney.ts';
import type { Site } from '../site/site.ts';
import type { FuelCalculator } from './fuelCalculator.ts';
import { fuelCost } from './fuelCost.ts';

/** Everything that a fuel calculator says. */
export type FuelModel = {
  /** What stands in the fields: kilometres a week, litres per 100 km, dollars per litre with two decimals. */
  readonly distanceKm: string;
  readonly litresPer100Km: string;
  readonly pricePerLitre: string;
  /** "$42.50", the cost a week. */
  readonly week: string;
  /** "$2,210.00", the same for 52 weeks. */
  readonly year: string;
};

/** Cents always: a fuel cost of "$42.5" or "$43" would look like a guess (row 5.U05). */
const withCents = (amount: number, site: Pick<Site, 'country'>): string => {
  const money = formatMoney(amount, site);
  return money.includes('.') ? money : `${money}.00`;
};

/**
 * What a fuel calculator shows (rows 5.U02 to 5.U05; decision A24: the distance is weekly, so the cost is; the year stands beside it).
 *
 * @example fuelModel({ use: fuelDefaults({}), drafts: {} }, site).week // => '$42.50'
 */
export const fuelModel = ({ use, drafts }: FuelCalculator, site: Pick<Site, 'country'>): FuelModel => {
  const cost = fuelCost(use);
  return {
    distanceKm: drafts.distanceKm ?? String(use.distanceKm),
    litresPer100Km: drafts.litresPer100Km ?? String(use.litresPer100Km),
    pricePerLitre: drafts.pricePerLitre ?? use.pricePerLitre.toFixed(2),
    week: withCents(cost.week, site),
    year: withCents(cost.year, site),
  };
};
