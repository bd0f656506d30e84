import type { CardButtonModel, VehicleCardModel } from '../card/cardModel.ts';
import { vehicleCardModel } from '../card/vehicleCardModel.ts';
import type { AustralianState } from '../site/australianStates.ts';
import { onRoadPrice, readState, stateName } from '../price/onRoad/index.ts';
import { onRoadCosts } from '../price/onRoadCosts.ts';
import { type PriceLine, priceLine } from '../price/priceLine.ts';
import { specificationRows } from '../vehicle-page/vehicleSpecifications.ts';
import { weeklyText } from '../finance/weeklyEstimate.ts';
import { type CostAssumptions, costAssumptions } from '../vehicle-page/costs/costAssumptions.ts';
import { costRows } from '../vehicle-page/costs/costRows.ts';
import type { RepaymentFrequency } from '../finance/repayment.ts';
import { passportRows } from '../vehicle-page/passport/passportRows.ts';
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
export type CompareRow = {
  readonly label: string;
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
};

/** The content of a comparison. */
export type CompareTableModel = {
  readonly vehicles: readonly ComparedVehicle[];
  readonly rows: readonly CompareRow[];
};

const availability = { inStock: 'In stock', comingSoon: 'Coming soon', sold: 'Sold' } as const;

/** The price without what has rows of its own. */
const priceAlone = (price: PriceLine): PriceLine => {
  if (price.kind !== 'price') return price;
  const { was: _was, market: _market, ...rest } = price;
  return rest;
};

const differ = (values: readonly unknown[]): boolean => new Set(values).size > 1;

const priceRows = (price: PriceLine): [label: string, value: string | undefined][] => [
  ['Price before', price.kind === 'price' ? price.was?.text : undefined],
  ['Market price', price.kind === 'price' ? price.market?.text : undefined],
];

/**
 * One basis for all prices (decision H4): where some are drive away and others are not, or the site compares prices on the road, each
 * vehicle's price on the road in the visitor's state, else in that of the first yard.
 */
const onRoadRow = (
  vehicles: readonly Vehicle[],
  site: Site,
  now: number,
  visitorState: AustralianState | undefined,
): { label: string; values: readonly (string | undefined)[] } => {
  const kinds = vehicles.flatMap((vehicle) => {
    const line = priceLine(vehicle, site);
    return line.kind === 'price' ? [onRoadCosts(line.priceType)] : [];
  });
  const state =
    visitorState ?? vehicles.map(({ location }) => readState(location.state)).find((one) => one !== undefined);
  const isNeeded = new Set(kinds).size > 1 || (site.price.basis === 'driveAway' && kinds.length > 0);
  if (!isNeeded || state === undefined || site.country !== 'AU') return { label: 'Drive away', values: [] };
  return {
    label: `Drive away in ${stateName(state)}`,
    values: vehicles.map((vehicle) => {
      if (priceLine(vehicle, site).kind !== 'price') return undefined;
      const road = onRoadPrice(vehicle, site, { state, now });
      return road.kind === 'unknown'
        ? 'Ask the dealer'
        : road.kind === 'estimate'
          ? `${road.text}, an estimate`
          : road.text;
    }),
  };
};

const columnOf = (vehicle: Vehicle, site: Site, now: number): ComparedVehicle => {
  const {
    id,
    slug,
    availability: kind,
    href,
    title,
    heading,
    subheading,
    picture,
    placeholder,
    price,
    buttons,
  } = vehicleCardModel(vehicle, site, now);
  return {
    id,
    slug,
    availability: kind,
    href,
    title,
    heading,
    subheading,
    picture,
    placeholder,
    price: priceAlone(price),
    action: buttons.find(({ emphasis }) => emphasis === 'primary'),
  };
};

/** The visitor: their state, how often they pay, and what they assume about running costs; all absent until they say so. */
export type CompareVisitor = {
  readonly state?: AustralianState | undefined;
  readonly every?: RepaymentFrequency | undefined;
  readonly assumed?: Partial<CostAssumptions>;
};

/**
 * Vehicles side by side (decision C6): a column for each in the given order, and a row for each property that at least one of
 * them has, in the order of the vehicle page, its passport last. A row differs if not all values are equal; a missing value is different. It
 * includes the weekly payment if the site's cards show it, what a price was before, and prices on the road where the prices are of two
 * kinds. Running costs are by the visitor's assumptions, prices and registration for the state that they named. `now` is in milliseconds.
 *
 * @example compareTable([hilux, ranger], site, now).rows[0] // => { label: 'Availability', values: ['In stock', 'Sold'], differs: true }
 */
export const compareTable = (
  vehicles: readonly Vehicle[],
  site: Site,
  now: number,
  { state, every, assumed }: CompareVisitor = {},
): CompareTableModel => {
  const assumptions = { ...costAssumptions(site), ...assumed };
  const columns = vehicles.map((vehicle) => columnOf(vehicle, site, now));
  const onRoad = onRoadRow(vehicles, site, now, state);
  const shown = vehicles.map((vehicle, at): (readonly [label: string, value: string | undefined])[] => [
    [onRoad.label, onRoad.values[at]],
    ...priceRows(priceLine(vehicle, site)),
    ['Finance', site.card.showFinancePerWeek ? weeklyText(vehicle, site, now) : undefined],
    ['Availability', vehicle.isReserved && vehicle.kind !== 'sold' ? 'Reserved' : availability[vehicle.kind]],
    ['Location', vehicle.location.name ?? vehicle.location.city],
    ...costRows(vehicle, site, assumptions, { state, every, now }),
    ...specificationRows(vehicle, site, now),
    ...passportRows(vehicle, site, now),
  ]);
  const rows = (shown[0] ?? []).flatMap(([label], at): CompareRow[] => {
    const values = shown.map((column) => column[at]?.[1] || undefined);
    return values.every((value) => value === undefined) ? [] : [{ label, values, differs: differ(values) }];
  });
  return { vehicles: columns, rows };
};
