import type { CardButtonModel, VehicleCardModel } from '../card/cardModel.ts';
import { vehicleCardModel } from '../card/vehicleCardModel.ts';
import { specificationRows } from '../vehicle-page/vehicleSpecifications.ts';
import { weeklyText } from '../finance/weeklyEstimate.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** A column of a comparison: the vehicle as on its card, and one button. */
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
 * Vehicles side by side (decision C6): a column for each in the given order, and a row for each property that at least one of
 * them has, in the order of the vehicle page. A row differs if not all values are equal; a missing value is different. It
 * includes the weekly payment if the site's cards show it. `now` in milliseconds.
 *
 * @example compareTable([hilux, ranger], site, now).rows[0] // => { label: 'Availability', values: ['In stock', 'Sold'], differs: true }
 */
export const compareTable = (vehicles: readonly Vehicle[], site: Site, now: number): CompareTableModel => {
  const columns = vehicles.map((vehicle) => columnOf(vehicle, site, now));
  const shown = vehicles.map((vehicle): [label: string, value: string | undefined][] => [
    ['Finance', site.card.showFinancePerWeek ? weeklyText(vehicle, site, now) : undefined],
    ['Availability', vehicle.isReserved && vehicle.kind !== 'sold' ? 'Reserved' : availability[vehicle.kind]],
    ['Location', vehicle.location.name ?? vehicle.location.city],
    ...specificationRows(vehicle, site, now),
  ]);
  const rows = (shown[0] ?? []).flatMap(([label], at): CompareRow[] => {
    const values = shown.map((column) => column[at]?.[1] || undefined);
    return values.every((value) => value === undefined) ? [] : [{ label, values, differs: differ(values) }];
  });
  return { vehicles: columns, priceDiffers: differ(columns.map(({ price }) => JSON.stringify(price))), rows };
};
