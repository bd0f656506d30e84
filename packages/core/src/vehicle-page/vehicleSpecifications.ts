import { formatCount } from '../format/formatNumber.ts';
import { formatKm } from '../format/formatKm.ts';
import { ancapText } from '../vehicle/passport/passportText.ts';
import { vehiclePassport } from '../vehicle/passport/readPassport.ts';
import type { Site } from '../site/site.ts';
import { carTypeLabel } from '../vehicle/carType.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleNoun } from '../vehicle/vehicleNoun.ts';
import type { SpecItem } from './detailModel.ts';
import { regoText } from '../vehicle/regoText.ts';

/** The settings that the lists depend on. */
type SpecSite = Pick<Site, 'detail' | 'phrases' | 'search' | 'timezone' | 'vehicleNoun'>;
type Row = [label: string, value: string | undefined];

const known = (rows: Row[]): SpecItem[] =>
  rows.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ label, value }]));
// Creating a formatter is slow, using one is fast.
const decimals = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });
const litres = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 1, maximumFractionDigits: 2 });

const withUnit = (value: number | undefined, unit: string): string | undefined =>
  value === undefined ? undefined : `${decimals.format(value)}\u00a0${unit}`;
const count = (value: number | undefined): string | undefined => (value === undefined ? undefined : formatCount(value));

/** Feeds give a length in millimetres or in metres; no vehicle is shorter than 100 millimetres or longer than 100 metres. */
const length = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : value >= 100 ? withUnit(value, 'mm') : withUnit(value, 'm');

const engineOf = (vehicle: Vehicle): string | undefined =>
  vehicle.engine ?? (vehicle.engineLitres === undefined ? undefined : `${litres.format(vehicle.engineLitres)}\u00a0L`);

/**
 * The key information of a vehicle, most important first, without what the summary shows next to the price. The page shows four and a
 * control that shows the rest. What is unknown is left out. Each value is text with its unit.
 */
export const keyInformation = (vehicle: Vehicle, site: SpecSite): SpecItem[] =>
  known([
    ['Fuel', vehicle.fuel],
    ['Drive', vehicle.drive],
    ['Engine', engineOf(vehicle)],
    ['Colour', vehicle.colour],
    ['Seats', count(vehicle.seats)],
    ['Condition', carTypeLabel(vehicle.carType, site)],
    ['Fuel consumption', withUnit(vehicle.fuelConsumption, 'L/100\u00a0km')],
    ['Stock number', vehicle.stockNumber],
  ]);

/** All rows of the specification list in their order; the same rows for every vehicle, some without a value. */
export const specificationRows = (vehicle: Vehicle, site: SpecSite, now: number): Row[] => {
  const { variant, caravan } = vehicle;
  return [
    ['Year', vehicle.year === undefined ? undefined : String(vehicle.year)],
    ['Make', vehicle.make],
    ['Model', vehicle.model],
    ['Badge', vehicle.badge],
    ['Series', vehicle.series],
    ['Condition', carTypeLabel(vehicle.carType, site)],
    ['Kilometres', vehicle.odometerKm === undefined ? undefined : formatKm(vehicle.odometerKm)],
    ['Colour', vehicle.colour],
    ['Interior colour', vehicle.interiorColour],
    ['Body', vehicle.body],
    ['Body configuration', variant?.bodyConfiguration],
    ['Doors', count(vehicle.doors)],
    ['Seats', count(vehicle.seats)],
    ['Transmission', vehicle.transmission],
    ['Gear type', variant?.gearType],
    ['Drive', vehicle.drive],
    ['Engine', engineOf(vehicle)],
    ['Cylinders', count(vehicle.cylinders)],
    ['Induction', variant?.induction],
    ['Torque', variant?.torque],
    ['Fuel', vehicle.fuel],
    ['Fuel consumption (combined)', withUnit(vehicle.fuelConsumption, 'L/100\u00a0km')],
    ['Fuel capacity', withUnit(variant?.fuelCapacity, 'L')],
    ['Length', length(variant?.length)],
    ['Width', length(variant?.width)],
    ['Height', length(variant?.height)],
    ['Gross vehicle mass', withUnit(variant?.grossVehicleMass, 'kg')],
    ['Towing capacity (braked)', withUnit(variant?.towingCapacityBraked, 'kg')],
    ['ANCAP rating', ancapText(vehiclePassport(vehicle, site, now), vehicle)],
    ['Sleeps', count(caravan?.sleeps)],
    ['Body length', length(caravan?.bodyLength)],
    ['Body width', length(caravan?.bodyWidth)],
    ['Tare weight', withUnit(caravan?.tareWeight, 'kg')],
    ['Aggregate trailer mass', withUnit(caravan?.aggregateTrailerMass, 'kg')],
    ['Axle type', caravan?.axleType],
    ['Build date', vehicle.buildDate],
    ['Compliance date', vehicle.complianceDate],
    ['Registration plate', vehicle.regoPlate],
    ['Registration', regoText(vehicle.regoExpiry, site, now)],
    ['Stock number', vehicle.stockNumber],
    ['VIN', vehicle.vin],
  ];
};

/**
 * The specification list of a vehicle, headed "{Vehicle type} Details": everything that is known about it. What is empty, null or "null"
 * is left out. `now` is in milliseconds since 1970; it decides whether the registration has expired.
 */
export const vehicleSpecifications = (
  vehicle: Vehicle,
  site: SpecSite,
  now: number,
): { heading: string; items: SpecItem[] } => ({
  heading: `${vehicleNoun(vehicle.itemType, site)} Details`,
  items: known(specificationRows(vehicle, site, now)),
});
