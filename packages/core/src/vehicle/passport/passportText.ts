import { longDay } from '../../format/days.ts';
import { formatKm } from '../../format/formatKm.ts';
import { formatCount } from '../../format/formatNumber.ts';
import type { Site } from '../../site/site.ts';
import type { Vehicle } from '../vehicle.ts';
import type { ChargingTime, HistoryCheck, VehiclePassport } from './passport.ts';

/** The site values that the texts depend on. */
export type PassportSite = Pick<Site, 'country' | 'timezone' | 'services'>;

const decimals = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });
/** A number with at most one decimal and its unit. */
export const withUnit = (value: number, unit: string): string => `${decimals.format(value)}\u00a0${unit}`;

const checkTexts: Readonly<Record<HistoryCheck['check'], { label: string; clear: string; found: string }>> = {
  ppsr: { label: 'PPSR', clear: 'No security interest', found: 'Security interest registered' },
  writtenOff: { label: 'Written-off register', clear: 'Not recorded as written off', found: 'Recorded as written off' },
  stolen: { label: 'Stolen vehicles', clear: 'Not recorded as stolen', found: 'Recorded as stolen' },
  odometer: { label: 'Odometer', clear: 'No doubt recorded', found: 'Doubt recorded' },
};

/** New Zealand has a register of its own by another name. */
export const checkLabel = (check: HistoryCheck['check'], { country }: Pick<Site, 'country'>): string =>
  check === 'ppsr' && country === 'NZ' ? 'Security interests (PPSR)' : checkTexts[check].label;

/** What a register says, with its day: "No security interest, checked on 2 March 2026". */
export const checkText = ({ check, result, day, certificate }: HistoryCheck, site: PassportSite): string =>
  [
    checkTexts[check][result],
    day === undefined ? undefined : `checked on ${longDay(day, site)}`,
    certificate === undefined ? undefined : `certificate ${certificate}`,
  ]
    .filter((part) => part !== undefined)
    .join(', ');

const duration = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return [hours > 0 ? `${hours}\u00a0h` : '', rest > 0 || hours === 0 ? `${rest}\u00a0min` : '']
    .filter((part) => part !== '')
    .join(' ');
};

const chargingText = ({ minutes, kw, fromPercent, toPercent }: ChargingTime): string =>
  [
    duration(minutes),
    fromPercent === undefined || toPercent === undefined ? undefined : `${fromPercent} to ${toPercent}\u00a0%`,
    kw === undefined ? undefined : `at ${withUnit(kw, 'kW')}`,
  ]
    .filter((part) => part !== undefined)
    .join(', ');

/** The safety rating with the year of its test, because stars of one year are not those of another; undefined where it is not known. */
export const ancapText = (
  passport: VehiclePassport | undefined,
  { variant }: Pick<Vehicle, 'variant'>,
): string | undefined => {
  const stars = passport?.ancap?.stars ?? variant?.ancapRating;
  if (stars === undefined) return undefined;
  const year = passport?.ancap?.year;
  return `${decimals.format(stars)} ${stars === 1 ? 'star' : 'stars'}${year === undefined ? '' : ` (tested ${year})`}`;
};

const warrantyText = ({ day, km }: NonNullable<VehiclePassport['warranty']>, site: PassportSite): string =>
  [day === undefined ? undefined : `Until ${longDay(day, site)}`, km === undefined ? undefined : formatKm(km)]
    .filter((part) => part !== undefined)
    .join(' or ');

/** A name, and its value where it is known. */
export type Row = readonly [label: string, value: string | undefined];

/** What is known of battery and charging. */
export const electricRows = (passport: VehiclePassport): Row[] => [
  ['Battery', passport.batteryKwh === undefined ? undefined : withUnit(passport.batteryKwh, 'kWh')],
  ['Range (WLTP)', passport.rangeKm === undefined ? undefined : `${formatCount(passport.rangeKm)}\u00a0km`],
  ['Charging, AC', passport.ac === undefined ? undefined : chargingText(passport.ac)],
  ['Charging, DC', passport.dc === undefined ? undefined : chargingText(passport.dc)],
  ['Connectors', passport.connectors.length === 0 ? undefined : passport.connectors.join(', ')],
];

/** The name of the safety rating. */
export const ancapLabel = 'Safety (ANCAP)';

/** What is known of owners, warranty, safety and consumption. */
export const factRows = (passport: VehiclePassport, vehicle: Pick<Vehicle, 'variant'>, site: PassportSite): Row[] => [
  ['Owners', passport.owners === undefined ? undefined : formatCount(passport.owners)],
  ['Keys', passport.keys === undefined ? undefined : formatCount(passport.keys)],
  ['Warranty left', passport.warranty === undefined ? undefined : warrantyText(passport.warranty, site)],
  [ancapLabel, passport.ancap === undefined ? undefined : ancapText(passport, vehicle)],
  ['CO₂', passport.co2 === undefined ? undefined : withUnit(passport.co2, 'g/km')],
  [
    'Energy consumption',
    passport.kwhPer100Km === undefined ? undefined : withUnit(passport.kwhPer100Km, 'kWh/100\u00a0km'),
  ],
];

/** "58 of 60 points passed". */
export const inspectionSummary = ({ items }: NonNullable<VehiclePassport['inspection']>): string => {
  const passed = items.filter(({ result }) => result === 'pass').length;
  return passed === items.length
    ? `All ${formatCount(passed)} points passed`
    : `${formatCount(passed)} of ${formatCount(items.length)} points passed`;
};
