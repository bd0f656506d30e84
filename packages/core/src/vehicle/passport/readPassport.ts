import { readNumber, readObject, readText, readTexts } from '../../data/readers.ts';
import { ownValue } from '../../data/values.ts';
import { businessDay } from '../../format/days.ts';
import type { Site } from '../../site/site.ts';
import { regoDay } from '../regoDay.ts';
import type { Vehicle } from '../vehicle.ts';
import type {
  ChargingTime,
  HistoryCheck,
  InspectionResult,
  PassportFinding,
  PhotoMark,
  ServiceEntry,
  VehiclePassport,
  WornPart,
} from './passport.ts';

type Fields = Record<string, unknown>;
type Path = readonly (string | number)[];

/** A passport without the values that cannot be right, and those. */
type ReadPassport = { readonly passport: VehiclePassport; readonly findings: readonly PassportFinding[] };

const results: Readonly<Record<string, InspectionResult>> = {
  pass: 'pass',
  passed: 'pass',
  ok: 'pass',
  good: 'pass',
  attention: 'attention',
  advisory: 'attention',
  fair: 'attention',
  fail: 'fail',
  failed: 'fail',
  poor: 'fail',
};
const checkNames: Readonly<Record<string, HistoryCheck['check']>> = {
  ppsr: 'ppsr',
  security_interest: 'ppsr',
  written_off: 'writtenOff',
  write_off: 'writtenOff',
  wovr: 'writtenOff',
  stolen: 'stolen',
  odometer: 'odometer',
};
const checkResults: Readonly<Record<string, HistoryCheck['result']>> = {
  clear: 'clear',
  none: 'clear',
  no: 'clear',
  found: 'found',
  recorded: 'found',
  yes: 'found',
};

/** The newest cars are tested by the newest rules; the first tests were in 1993. */
const firstAncap = 1993;

const isCalendarDay = (day: string): boolean => {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
};

/**
 * Reads the passport of a document. What cannot be right is left out and reported: a depth below zero, a day in the future or in no
 * calendar, twelve stars, a mark outside its photo. A register's clear result counts with its day only; a recorded one counts without. A
 * warranty that has ended is none. `now` is in milliseconds since 1970.
 *
 * @example readPassport({ tyres: [{ position: 'Front left', depth_mm: -2 }] }, site, now).findings[0]?.expected // => '0 to 40 mm'
 */
export const readPassport = (
  doc: Readonly<Fields> | undefined,
  { timezone }: Pick<Site, 'timezone'>,
  now: number,
  { odometerKm, photosCount }: Partial<Pick<Vehicle, 'odometerKm' | 'photosCount'>> = {},
): ReadPassport => {
  const findings: PassportFinding[] = [];
  const today = businessDay(now, timezone);
  const thisYear = Number(today.slice(0, 4));

  const finding = (path: Path, value: unknown, expected: string): undefined => {
    findings.push({ path, value: readText(value) ?? JSON.stringify(value) ?? '', expected });
  };
  const isAbsent = (value: unknown): boolean =>
    value === undefined || value === null || (typeof value === 'string' && readText(value) === undefined);

  /** A number within limits; what is absent is no finding. */
  const within = (
    fields: Readonly<Fields>,
    path: Path,
    name: string,
    least: number,
    most: number,
    unit: string,
    isWhole = false,
  ): number | undefined => {
    const value = ownValue(fields, name);
    if (isAbsent(value)) return undefined;
    const number = readNumber(
      typeof value === 'string' ? value.replace(/\s*(?:%|kwh|kw|min(?:utes)?|g\/km|mm|km|stars?)$/i, '') : value,
    );
    return number !== undefined && number >= least && number <= most && (!isWhole || Number.isInteger(number))
      ? number
      : finding([...path, name], value, `${least} to ${most}${unit === '' ? '' : ` ${unit}`}`);
  };
  /** A count, where feeds write 0 for unknown. */
  const counted = (fields: Readonly<Fields>, name: string, most: number): number | undefined =>
    readNumber(ownValue(fields, name)) === 0 ? undefined : within(fields, [], name, 1, most, '', true);
  const dayOf = (fields: Readonly<Fields>, path: Path, name: string, may: 'past' | 'any'): string | undefined => {
    const value = ownValue(fields, name);
    if (isAbsent(value)) return undefined;
    const day = regoDay(readText(value), timezone);
    if (day === undefined || !isCalendarDay(day)) return finding([...path, name], value, 'a day such as 2026-03-15');
    return may === 'past' && day > today ? finding([...path, name], value, 'a day that is not in the future') : day;
  };
  const entries = (fields: Readonly<Fields>, path: Path, name: string): { entry: Fields; at: Path }[] => {
    const list = ownValue(fields, name);
    if (isAbsent(list)) return [];
    if (!Array.isArray(list)) {
      finding([...path, name], list, 'a list');
      return [];
    }
    return list.flatMap((value: unknown, index) => {
      const at = [...path, name, index];
      const entry = readObject(value);
      if (entry === undefined) finding(at, value, 'an object');
      return entry === undefined ? [] : [{ entry, at }];
    });
  };
  const oneOf = <Value>(
    values: Readonly<Record<string, Value>>,
    fields: Readonly<Fields>,
    path: Path,
    name: string,
  ): Value | undefined => {
    const key =
      readText(ownValue(fields, name))
        ?.toLowerCase()
        .replaceAll(/[\s-]+/g, '_') ?? '';
    return Object.hasOwn(values, key)
      ? values[key]
      : finding([...path, name], ownValue(fields, name), Object.keys(values).join(', '));
  };
  const neededText = (fields: Readonly<Fields>, path: Path, name: string): string | undefined =>
    readText(ownValue(fields, name)) ?? finding([...path, name], ownValue(fields, name), 'a text');

  const fields = doc ?? {};

  const worn = (name: 'tyres' | 'brakes'): WornPart[] =>
    entries(fields, [], name).flatMap(({ entry, at }) => {
      const depthMm = within(entry, at, 'depth_mm', 0, 40, 'mm');
      if (depthMm === undefined) {
        if (isAbsent(entry['depth_mm'])) finding([...at, 'depth_mm'], entry['depth_mm'], '0 to 40 mm');
        return [];
      }
      const position = neededText(entry, at, 'position');
      return position === undefined ? [] : [{ position, depthMm }];
    });

  const inspectionOf = (): VehiclePassport['inspection'] => {
    const inspection = readObject(fields['inspection']);
    if (inspection === undefined)
      return isAbsent(fields['inspection']) ? undefined : finding(['inspection'], fields['inspection'], 'an object');
    const path = ['inspection'];
    const items = entries(inspection, path, 'items').flatMap(({ entry, at }) => {
      const item = neededText(entry, at, 'item');
      const result = oneOf(results, entry, at, 'result');
      return item === undefined || result === undefined ? [] : [{ item, result, note: readText(entry['note']) }];
    });
    const day = dayOf(inspection, path, 'date', 'past');
    return items.length === 0 ? undefined : { day, by: readText(inspection['by']), items };
  };

  const services = entries(fields, [], 'service_history')
    .flatMap(({ entry, at }): ServiceEntry[] => {
      const day = dayOf(entry, at, 'date', 'past');
      if (day === undefined) {
        if (isAbsent(entry['date'])) finding([...at, 'date'], entry['date'], 'a day such as 2026-03-15');
        return [];
      }
      return [
        {
          day,
          km: within(entry, at, 'km', 0, 2_000_000, 'km'),
          work: readText(entry['work']),
          by: readText(entry['by']),
        },
      ];
    })
    .sort((one, other) => other.day.localeCompare(one.day));

  const checks = entries(fields, [], 'history_checks').flatMap(({ entry, at }): HistoryCheck[] => {
    const check = oneOf(checkNames, entry, at, 'check');
    const result = oneOf(checkResults, entry, at, 'result');
    const day = dayOf(entry, at, 'date', 'past');
    if (check === undefined || result === undefined) return [];
    // What a register holds against a vehicle is not hidden because its day is wrong.
    if (day === undefined && result === 'clear') {
      if (isAbsent(entry['date'])) finding([...at, 'date'], entry['date'], 'the day of the check');
      return [];
    }
    return [{ check, result, day, certificate: readText(entry['certificate']) }];
  });

  const marks = entries(fields, [], 'marks').flatMap(({ entry, at }): PhotoMark[] => {
    const photo = within(entry, at, 'photo', 1, Math.max(1, photosCount ?? 500), 'photos', true);
    const x = within(entry, at, 'x', 0, 100, '%');
    const y = within(entry, at, 'y', 0, 100, '%');
    const text = neededText(entry, at, 'text');
    return photo === undefined || x === undefined || y === undefined || text === undefined || photosCount === 0
      ? []
      : [{ photo, x, y, text }];
  });

  const partOf = (name: string, inside: Readonly<Fields> = fields, path: Path = []): Fields => {
    const value = ownValue(inside, name);
    const object = readObject(value);
    if (object === undefined && !isAbsent(value)) finding([...path, name], value, 'an object');
    return object ?? {};
  };
  const battery = partOf('battery');
  const charging = partOf('charging');
  const chargingOf = (name: 'ac' | 'dc'): ChargingTime | undefined => {
    const time = partOf(name, charging, ['charging']);
    const path = ['charging', name];
    const minutes = within(time, path, 'minutes', 1, 6_000, 'minutes');
    const kw = within(time, path, 'kw', 1, 1_000, 'kW');
    const fromPercent = within(time, path, 'from_percent', 0, 99, '%');
    const toPercent = within(time, path, 'to_percent', 1, 100, '%');
    if (minutes === undefined) return undefined;
    if (fromPercent !== undefined && toPercent !== undefined && fromPercent >= toPercent)
      return finding([...path, 'to_percent'], toPercent, `more than ${fromPercent} %`);
    return { minutes, kw, fromPercent, toPercent };
  };
  const healthOf = (): VehiclePassport['batteryHealth'] => {
    const percent = within(battery, ['battery'], 'health_percent', 1, 100, '%');
    const day = dayOf(battery, ['battery'], 'health_date', 'past');
    if (percent !== undefined && day === undefined && isAbsent(battery['health_date']))
      finding(['battery', 'health_percent'], percent, 'a health with the day on which it was measured');
    return percent === undefined || day === undefined ? undefined : { percent, day };
  };
  const ancapOf = (): VehiclePassport['ancap'] => {
    const ancap = partOf('ancap');
    const stars = within(ancap, ['ancap'], 'stars', 0, 5, 'stars', true);
    const year = within(ancap, ['ancap'], 'year', firstAncap, thisYear, '', true);
    return stars === undefined ? undefined : { stars, year };
  };
  const warrantyOf = (): VehiclePassport['warranty'] => {
    const warranty = partOf('warranty');
    const day = dayOf(warranty, ['warranty'], 'until', 'any');
    const km = within(warranty, ['warranty'], 'km', 1, 2_000_000, 'km');
    const hasEnded = (day !== undefined && day < today) || (km !== undefined && (odometerKm ?? 0) >= km);
    return hasEnded || (day === undefined && km === undefined) ? undefined : { day, km };
  };

  const passport: VehiclePassport = {
    inspection: inspectionOf(),
    tyres: worn('tyres'),
    brakes: worn('brakes'),
    owners: counted(fields, 'owners', 50),
    keys: counted(fields, 'keys', 10),
    services,
    checks,
    marks,
    batteryKwh: within(battery, ['battery'], 'capacity_kwh', 1, 500, 'kWh'),
    batteryHealth: healthOf(),
    rangeKm: within(battery, ['battery'], 'range_km', 1, 2_000, 'km'),
    ac: chargingOf('ac'),
    dc: chargingOf('dc'),
    connectors: readTexts(charging['connectors']),
    co2: within(fields, [], 'co2_g_km', 0, 1_000, 'g/km'),
    kwhPer100Km: within(fields, [], 'energy_kwh_100km', 1, 100, 'kWh/100 km'),
    ancap: ancapOf(),
    warranty: warrantyOf(),
  };
  return { passport, findings };
};

/** The passport of a vehicle, or undefined where its document has none. `now` is in milliseconds since 1970. */
export const vehiclePassport = (
  vehicle: Pick<Vehicle, 'passport' | 'odometerKm' | 'photosCount'>,
  site: Pick<Site, 'timezone'>,
  now: number,
): VehiclePassport | undefined =>
  vehicle.passport === undefined ? undefined : readPassport(vehicle.passport, site, now, vehicle).passport;
