import { vehiclePicture } from '../vehiclePicture.ts';
import { longDay } from '../../format/days.ts';
import { formatKm } from '../../format/formatKm.ts';
import type { Vehicle } from '../vehicle.ts';
import { vehicleTitle } from '../vehicleTitle.ts';
import type { InspectionResult, WornPart } from './passport.ts';
import {
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

/** A name and its value, both as shown. */
export type PassportFact = { readonly label: string; readonly value: string };

/** How good a finding is. */
export type PassportTone = 'good' | 'fair' | 'bad';

/** The passport of a vehicle as a page shows it; parts of which nothing is known are absent or empty. */
export type PassportModel = {
  readonly checks: readonly { readonly label: string; readonly text: string; readonly tone: PassportTone }[];
  readonly facts: readonly PassportFact[];
  readonly electric: readonly PassportFact[];
  /** The battery's state of health in per cent, "93 %", "Measured on 2 March 2026". */
  readonly health?: { readonly percent: number; readonly text: string; readonly note: string } | undefined;
  readonly inspection?:
    | {
        /** "58 of 60 points passed". */
        readonly summary: string;
        /** "2 March 2026 by Harbour City Motors". */
        readonly note?: string | undefined;
        readonly items: readonly {
          readonly item: string;
          readonly result: string;
          readonly tone: PassportTone;
          readonly note?: string | undefined;
        }[];
      }
    | undefined;
  /** Parts that wear; `share` of a new part's depth in per cent. */
  readonly wear: readonly {
    readonly title: string;
    readonly parts: readonly {
      readonly label: string;
      readonly text: string;
      readonly share: number;
      readonly tone: PassportTone;
    }[];
  }[];
  readonly services: readonly {
    readonly when: string;
    readonly km?: string;
    readonly work: string;
    readonly by?: string;
  }[];
  /** Photos with their marks; marks count through all photos. */
  readonly photos: readonly {
    readonly src: string;
    readonly alt: string;
    readonly marks: readonly {
      readonly number: number;
      readonly left: number;
      readonly top: number;
      readonly text: string;
    }[];
  }[];
};

const resultTexts: Readonly<Record<InspectionResult, { text: string; tone: PassportTone }>> = {
  pass: { text: 'Passed', tone: 'good' },
  attention: { text: 'Needs attention', tone: 'fair' },
  fail: { text: 'Failed', tone: 'bad' },
};

/** Depths in millimetres of a new part, of one that is soon due, and of one that is due: 1.5 mm of tread is the legal limit. */
const depths = {
  tyres: { title: 'Tyre tread', fresh: 8, soon: 3, due: 1.5 },
  brakes: { title: 'Brake pads', fresh: 12, soon: 4, due: 2 },
} as const;

const wearOf = (kind: keyof typeof depths, parts: readonly WornPart[]): PassportModel['wear'] => {
  const { title, fresh, soon, due } = depths[kind];
  return parts.length === 0
    ? []
    : [
        {
          title,
          parts: parts.map(({ position, depthMm }) => ({
            label: position,
            text: withUnit(depthMm, 'mm'),
            share: Math.min(100, Math.round((depthMm / fresh) * 100)),
            tone: depthMm < due ? ('bad' as const) : depthMm < soon ? ('fair' as const) : ('good' as const),
          })),
        },
      ];
};

const known = (rows: readonly Row[]): PassportFact[] =>
  rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));

const joined = (...parts: readonly (string | undefined)[]): string | undefined => {
  const text = parts.filter((part) => part !== undefined).join(' by ');
  return text === '' ? undefined : text;
};

/**
 * The passport of a vehicle as its page shows it; undefined where nothing is known. `now` is in milliseconds since 1970.
 *
 * @example passportModel(car, site, now)?.facts // => [{ label: 'Owners', value: '1' }, { label: 'Keys', value: '2' }]
 */
export const passportModel = (vehicle: Vehicle, site: PassportSite, now: number): PassportModel | undefined => {
  const passport = vehiclePassport(vehicle, site, now);
  if (passport === undefined) return undefined;
  const { inspection, batteryHealth } = passport;
  const { title } = vehicleTitle(vehicle);
  const photos = [...new Set(passport.marks.map(({ photo }) => photo))].sort((one, other) => one - other);
  const inOrder = photos.flatMap((photo) => passport.marks.filter((mark) => mark.photo === photo));
  const model: PassportModel = {
    checks: passport.checks.map((check) => ({
      label: checkLabel(check.check, site),
      text: checkText(check, site),
      tone: check.result === 'clear' ? 'good' : 'bad',
    })),
    facts: known(factRows(passport, vehicle, site)),
    electric: known(electricRows(passport)),
    health: batteryHealth && {
      percent: batteryHealth.percent,
      text: withUnit(batteryHealth.percent, '%'),
      note: `Measured on ${longDay(batteryHealth.day, site)}`,
    },
    inspection: inspection && {
      summary: inspectionSummary(inspection),
      note: joined(inspection.day === undefined ? undefined : longDay(inspection.day, site), inspection.by),
      // What did not pass is read first.
      items: (['fail', 'attention', 'pass'] as const).flatMap((result) =>
        inspection.items
          .filter((one) => one.result === result)
          .map(({ item, note }) => ({
            item,
            result: resultTexts[result].text,
            tone: resultTexts[result].tone,
            note,
          })),
      ),
    },
    wear: [...wearOf('tyres', passport.tyres), ...wearOf('brakes', passport.brakes)],
    services: passport.services.map(({ day, km, work, by }) => ({
      when: longDay(day, site) ?? day,
      ...(km === undefined ? {} : { km: formatKm(km) }),
      work: work ?? 'Service',
      ...(by === undefined ? {} : { by }),
    })),
    photos: photos.flatMap((photo) => {
      const picture = vehicle.pictures[photo - 1];
      if (picture === undefined) return [];
      const { large } = vehiclePicture(picture, site);
      return [
        {
          src: large,
          alt: `${title}, photo ${photo}`,
          marks: inOrder.flatMap(({ photo: of, x, y, text }, at) =>
            of === photo ? [{ number: at + 1, left: x, top: y, text }] : [],
          ),
        },
      ];
    }),
  };
  const isEmpty = Object.values(model).every(
    (part) => part === undefined || (Array.isArray(part) && part.length === 0),
  );
  return isEmpty ? undefined : model;
};
