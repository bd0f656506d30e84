import type { CardButtonModel, VehicleCardModel } from '../card/cardModel.ts';
import { vehicleCardModel, type VehicleModelOptions } from '../card/vehicleCardModel.ts';
import type { AustralianState } from '../site/australianStates.ts';
import { onRoadPrice, readState, vehicleInState } from '../price/onRoad/index.ts';
import { stateName } from '../price/onRoad/onRoadPrice.ts';
import { onRoadCosts } from '../price/onRoadCosts.ts';
import { type PriceLine, priceLine } from '../price/priceLine.ts';
import { specificationRows } from './vehicleSpecifications.ts';
import { weeklyText } from '../finance/weeklyEstimate.ts';
import { type CostAssumptions, costAssumptions } from './costs/costAssumptions.ts';
import { costRows } from './costs/costRows.ts';
import type { RepaymentFrequency } from '../finance/repayment.ts';
import { passportRows } from '../vehicle/passport/passportRows.ts';
import { type TextFor, textsFor } from '../texts/textsFor.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** A column of a comparison: the vehicle as on its card, and one button. What its price was, and its market price, are rows. */
export type ComparedVehicle = Pick<
  VehicleCardModel,
  'id' | 'slug' | 'availability' | 'href' | 'title' | 'heading' | 'subheading' | 'picture' | 'placeholder' | 'price'
> & {
  readonly action: CardButtonModel | undefined;
};

/** A row of a comparison: one value for each column, undefined if it is unknown. */
type CompareRow = {
  readonly label: string;
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
};

/** The content of a comparison. */
export type CompareTableModel = {
  /** The vehicles, one column each. */
  readonly vehicles: readonly ComparedVehicle[];
  /** What is compared, one row each. */
  readonly rows: readonly CompareRow[];
};

const availabilityText = (vehicle: Vehicle, t: TextFor): string => {
  if (vehicle.kind === 'sold') return t('Sold');
  if (vehicle.isReserved) return t('Reserved');
  return vehicle.kind === 'comingSoon' ? t('Coming soon') : t('In stock');
};

/** The price without what has rows of its own. */
const priceAlone = (price: PriceLine): PriceLine => {
  if (price.kind !== 'price') return price;
  const { was: _was, market: _market, ...rest } = price;
  return rest;
};

const differ = (values: readonly unknown[]): boolean => new Set(values).size > 1;

const priceRows = (price: PriceLine, t: TextFor): [label: string, value: string | undefined][] => [
  [t('Price before'), price.kind === 'price' ? price.was?.text : undefined],
  [t('Market price'), price.kind === 'price' ? price.market?.text : undefined],
];

/**
 * One basis for all prices (decision H4): where some are drive away and others are not, or the site compares prices on the road, each
 * vehicle's price on the road in one state.
 */
const onRoadRow = (
  vehicles: readonly Vehicle[],
  site: Site,
  now: number,
  state: AustralianState | undefined,
): { label: string; values: readonly (string | undefined)[] } => {
  const kinds = vehicles.flatMap((vehicle) => {
    const line = priceLine(vehicle, site);
    return line.kind === 'price' ? [onRoadCosts(line.priceType)] : [];
  });
  const t = textsFor(site.texts);
  const isNeeded = new Set(kinds).size > 1 || (site.price.basis === 'driveAway' && kinds.length > 0);
  if (!isNeeded || state === undefined || site.country !== 'AU') return { label: '', values: [] };
  return {
    label: t('Drive away in {state}', { state: stateName(state) }),
    values: vehicles.map((vehicle) => {
      if (priceLine(vehicle, site).kind !== 'price') return undefined;
      const road = onRoadPrice(vehicle, site, { state, now });
      return road.kind === 'unknown'
        ? t('Ask the dealer')
        : road.kind === 'estimate'
          ? t('{price}, an estimate', { price: road.text })
          : road.text;
    }),
  };
};

const columnOf = (vehicle: Vehicle, site: Site, now: number, options: VehicleModelOptions): ComparedVehicle => {
  const card = vehicleCardModel(vehicle, site, now, options);
  const { id, slug, availability, href, title, heading, subheading, picture, placeholder } = card;
  return {
    id,
    slug,
    availability,
    href,
    title,
    heading,
    subheading,
    picture,
    placeholder,
    price: priceAlone(card.price),
    action: card.buttons.find(({ emphasis }) => emphasis === 'primary'),
  };
};

/** The visitor: their state, how often they pay, and what they assume about running costs; all absent until they say so. */
type CompareVisitor = {
  readonly state?: AustralianState | undefined;
  readonly every?: RepaymentFrequency | undefined;
  readonly assumed?: Partial<CostAssumptions>;
};

/**
 * Vehicles side by side (decision C6): a column for each in the given order, and a row for each property that at least one of
 * them has, in the order of the vehicle page, its passport last. A row differs if not all values are equal; a missing value is different. It
 * includes the weekly payment if the site's cards show it, what a price was before, and prices on the road where the prices are of two
 * kinds. Running costs are by the visitor's assumptions. What states charge is for one state: the visitor's, else that of the first yard.
 * `now` is in milliseconds; `routes`: the addresses of your own pages.
 *
 * @example compareTable([hilux, ranger], site, now).rows[0] // => { label: 'Availability', values: ['In stock', 'Sold'], differs: true }
 */
export const compareTable = (
  compared: readonly Vehicle[],
  site: Site,
  now: number,
  { state, every, assumed, ...options }: CompareVisitor & Pick<VehicleModelOptions, 'routes'> = {},
): CompareTableModel => {
  const t = textsFor(site.texts);
  const vehicles = compared.map((vehicle) => vehicleInState(vehicle, site, { state, now }));
  const assumptions = { ...costAssumptions(site), ...assumed };
  const columns = vehicles.map((vehicle) => columnOf(vehicle, site, now, options));
  const buyerState =
    state ?? vehicles.map(({ location }) => readState(location.state)).find((one) => one !== undefined);
  const onRoad = onRoadRow(vehicles, site, now, buyerState);
  const shown = vehicles.map((vehicle, at): (readonly [label: string, value: string | undefined])[] => [
    [onRoad.label, onRoad.values[at]],
    ...priceRows(priceLine(vehicle, site), t),
    [t('Finance'), site.card.showFinancePerWeek ? weeklyText(vehicle, site, now) : undefined],
    [t('Availability'), availabilityText(vehicle, t)],
    [t('Location'), vehicle.location.name ?? vehicle.location.city],
    ...costRows(vehicle, site, assumptions, { state: buyerState, every, now }),
    ...specificationRows(vehicle, site, now),
    ...passportRows(vehicle, site, now),
  ]);
  const rows = (shown[0] ?? []).flatMap(([label], at): CompareRow[] => {
    const values = shown.map((column) => column[at]?.[1] || undefined);
    return values.every((value) => value === undefined) ? [] : [{ label, values, differs: differ(values) }];
  });
  return { vehicles: columns, rows };
};
