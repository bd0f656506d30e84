/** A calendar day, "YYYY-MM-DD". */
type Day = string;

/** What an inspection found. */
export type InspectionResult = 'pass' | 'attention' | 'fail';

/** A part that wears, and what is left of it in millimetres. */
export type WornPart = { readonly position: string; readonly depthMm: number };

/** A visit to a workshop. */
export type ServiceEntry = {
  readonly day: Day;
  readonly km?: number | undefined;
  readonly work?: string | undefined;
  readonly by?: string | undefined;
};

/** What a register says of a vehicle. A clear result is known for its day only. */
export type HistoryCheck = {
  readonly check: 'ppsr' | 'writtenOff' | 'stolen' | 'odometer';
  readonly result: 'clear' | 'found';
  readonly day?: Day | undefined;
  /** The number of the certificate. */
  readonly certificate?: string | undefined;
};

/** A mark on a photo: photos count from 1, the position is in per cent from the left and the top. */
export type PhotoMark = { readonly photo: number; readonly x: number; readonly y: number; readonly text: string };

/** How long a battery charges: minutes, at a power in kilowatts, between two states in per cent. */
export type ChargingTime = {
  readonly minutes: number;
  readonly kw?: number | undefined;
  readonly fromPercent?: number | undefined;
  readonly toPercent?: number | undefined;
};

/** What is known of one vehicle beyond its specification. Everything is optional; lists are empty where nothing is known. */
export type VehiclePassport = {
  readonly inspection?:
    | {
        readonly day?: Day | undefined;
        readonly by?: string | undefined;
        readonly items: readonly {
          readonly item: string;
          readonly result: InspectionResult;
          readonly note?: string | undefined;
        }[];
      }
    | undefined;
  readonly tyres: readonly WornPart[];
  readonly brakes: readonly WornPart[];
  readonly owners?: number | undefined;
  readonly keys?: number | undefined;
  /** The newest first. */
  readonly services: readonly ServiceEntry[];
  readonly checks: readonly HistoryCheck[];
  readonly marks: readonly PhotoMark[];
  readonly batteryKwh?: number | undefined;
  /** State of health in per cent, and the day on which it was measured. */
  readonly batteryHealth?: { readonly percent: number; readonly day: Day } | undefined;
  /** Kilometres by WLTP. */
  readonly rangeKm?: number | undefined;
  readonly ac?: ChargingTime | undefined;
  readonly dc?: ChargingTime | undefined;
  readonly connectors: readonly string[];
  /** Grams for each kilometre. */
  readonly co2?: number | undefined;
  /** Kilowatt hours for 100 km. */
  readonly kwhPer100Km?: number | undefined;
  readonly ancap?: { readonly stars: number; readonly year?: number | undefined } | undefined;
  /** The warranty that is left: its last day, and the odometer at which it ends. */
  readonly warranty?: { readonly day?: Day | undefined; readonly km?: number | undefined } | undefined;
};

/** A value of a document that cannot be right, and is left out. */
export type PassportFinding = {
  /** Where it is in the passport: `['tyres', 2, 'depth_mm']`. */
  readonly path: readonly (string | number)[];
  /** The value as text. */
  readonly value: string;
  /** What it would have to be: "0 to 40 mm". */
  readonly expected: string;
};
