import type { CardButtonModel, VehicleCardModel } from '../card/cardModel.ts';
import { vehicleCardModel } from '../card/vehicleCardModel.ts';
import { specificationRows } from '../detail/vehicleSpecifications.ts';
import { weeklyText } from '../finance/weeklyEstimate.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** A column of a comparison: the vehicle as its card says it, and its one next step. */
export type ComparedVehicle = Pick<
  VehicleCardModel,
  'id' | 'slug' | 'availability' | 'href' | 'title' | 'heading' | 'subheading' | 'picture' | 'placeholder' | 'price'
> & {
  readonly action: CardButtonModel | undefined;
};

/** A row of a comparison: one value for each column, undefined where nothing is known. */
export type CompareRow = {
  readonly label: string;
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
};

/** Everything that a comparison says. */
export type CompareTableModel = {
  readonly vehicles: readonly ComparedVehicle[];
  readonly priceDiffers: boolean;
  readonly rows: readonly CompareRow[];
};

const availability = { inStock: 'In stock', comingSoon: 'Coming soon', sold: 'Sold' } as const;

const differ = (values: readonly unknown[]): boolean => new Set(values).size > 1;

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
    price,
    action: buttons.find(({ emphasis }) => emphasis === 'primary'),
  };
};

/**
 * Vehicles side by side (decision C6): a column for each in the order given, and a row for each thing that is known of one of
 * them, in the order of the vehicle page's list. A row differs where not all say the same; to say nothing is to say something
 * else. The weekly payment stands where the site's cards show it. `now` in milliseconds.
 *
 * @example compareTable([hilux, ranger], site, now).rows[0] // => { label: 'Availability', values: ['In stock', 'Sold'], differs: true }
 */
export const compareTable = (vehicles: readonly Vehicle[], site: Site, now: number): CompareTableModel => {
  const columns = vehicles.map((vehicle) => columnOf(vehicle, site, now));
  const said = vehicles.map((vehicle): [label: string, value: string | undefined][] => [
    ['Finance', site.card.showFinancePerWeek ? weeklyText(vehicle, site, now) : undefined],
    ['Availability', vehicle.isReserved && vehicle.kind !== 'sold' ? 'Reserved' : availability[vehicle.kind]],
    ['Location', vehicle.location.name ?? vehicle.location.city],
    ...specificationRows(vehicle, site, now),
  ]);
  const rows = (said[0] ?? []).flatMap(([label], at): CompareRow[] => {
    const values = said.map((column) => column[at]?.[1] || undefined);
    return values.every((value) => value === undefined) ? [] : [{ label, values, differs: differ(values) }];
  });
  return { vehicles: columns, priceDiffers: differ(columns.map(({ price }) => JSON.stringify(price))), rows };
};
