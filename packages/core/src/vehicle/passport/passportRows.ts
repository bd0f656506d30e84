import { longDay } from '../../format/days.ts';
import { formatKm } from '../../format/formatKm.ts';
import { formatCount } from '../../format/formatNumber.ts';
import type { Vehicle } from '../vehicle.ts';
import type { VehiclePassport, WornPart } from './passport.ts';
import {
  ancapLabel,
  checkLabel,
  checkText,
  electricRows,
  factRows,
  inspectionSummary,
  type PassportSite,
  type Row,
  withUnit,
} from './passportText.ts';
import { vehiclePassport } from './readPassport.ts';

const nothing: VehiclePassport = { tyres: [], brakes: [], services: [], checks: [], marks: [], connectors: [] };
const marksText = (count: number): string => `${formatCount(count)} ${count === 1 ? 'mark' : 'marks'} on photos`;

/**
 * The passport of a vehicle in rows of text, always the same ones in the same order, for a comparison and for paper. Values that are not
 * known are undefined. `now` is in milliseconds since 1970.
 *
 * @example passportRows(car, site, now)[0] // => ['PPSR', 'No security interest, checked on 2 March 2026']
 */
export const passportRows = (vehicle: Vehicle, site: PassportSite, now: number): Row[] => {
  const passport = vehiclePassport(vehicle, site, now);
  const least = (parts: readonly WornPart[] | undefined): string | undefined =>
    parts === undefined || parts.length === 0
      ? undefined
      : `${withUnit(Math.min(...parts.map(({ depthMm }) => depthMm)), 'mm')} at least`;
  const last = passport?.services[0];
  return [
    ...(['ppsr', 'writtenOff', 'stolen', 'odometer'] as const).map((name): Row => {
      const check = passport?.checks.find((one) => one.check === name);
      return [checkLabel(name, site), check && checkText(check, site)];
    }),
    // ANCAP has a row of its own among the specifications.
    ...factRows(passport ?? nothing, vehicle, site).filter(([label]) => label !== ancapLabel),
    ['Inspection', passport?.inspection && inspectionSummary(passport.inspection)],
    ['Tyre tread', least(passport?.tyres)],
    ['Brake pads', least(passport?.brakes)],
    [
      'Last service',
      last &&
        [longDay(last.day, site), last.km === undefined ? undefined : formatKm(last.km)].filter(Boolean).join(', '),
    ],
    ['Marks', passport === undefined || passport.marks.length === 0 ? undefined : marksText(passport.marks.length)],
    ...electricRows(passport ?? nothing),
    [
      'Battery health',
      passport?.batteryHealth &&
        `${withUnit(passport.batteryHealth.percent, '%')}, measured on ${longDay(passport.batteryHealth.day, site)}`,
    ],
  ];
};
