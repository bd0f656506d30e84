import type { AustralianState } from '../../site/australianStates.ts';

/** The kinds of vehicle that states charge differently. */
export type VehicleClass = 'passenger' | 'lightCommercial' | 'motorcycle' | 'caravan' | 'heavy';

/** What moves a vehicle, as far as charges depend on it. */
export type VehicleEnergy = 'electric' | 'hybrid' | 'combustion';

/** A band of values: `base` dollars and `rate` dollars for each `per` dollars, or part of them, by which the value exceeds `from`. */
export type DutyBand = {
  /** The highest value of the band, in dollars; the last band has none. */
  readonly upTo?: number;
  readonly base?: number;
  readonly from?: number;
  readonly rate: number;
  readonly per: number;
  /** Western Australia: the rate grows by a percentage point for each of these dollars above `from`, and counts for the whole value. */
  readonly growsEach?: number;
};

/** Where a row comes from, since when it applies, and whether it was read at the authority that sets it. */
type RowSource = {
  readonly source: string;
  /** The day since which it applies, or the day for which the source states it. */
  readonly since: string;
  readonly mark: 'certain' | 'to be checked';
};

/** How a state charges duty on some of its vehicles. The first row that fits counts. */
export type DutyRow = RowSource & {
  readonly state: AustralianState;
  readonly classes: readonly VehicleClass[];
  /** Only these vehicles; all of the classes without it. */
  readonly only?: {
    readonly energy?: readonly VehicleEnergy[];
    readonly cylinders?: readonly [least: number, most: number];
    readonly isNew?: boolean;
  };
  readonly bands: readonly DutyBand[];
  readonly least?: number;
  readonly most?: number;
};

/** When these tables were last compared with their sources. */
export const onRoadReviewedOn = '2026-11-26';

const qld = {
  state: 'qld',
  source: 'https://www.qld.gov.au/transport/registration/fees/duty/rates',
  since: '2018-07-01',
  mark: 'certain',
} as const;
/** Queensland: two dollars more for each 100 of the whole value where it is above 100,000, for light vehicles. */
const qldLight = (rate: number): DutyBand[] => [
  { upTo: 100_000, rate, per: 100 },
  { rate: rate + 2, per: 100 },
];
const light = ['passenger', 'lightCommercial', 'motorcycle'] as const;

const vic = {
  state: 'vic',
  source: 'https://www.sro.vic.gov.au/rates-taxes-duties-and-levies/motor-vehicle-duty-current-rates',
  since: '2024-07-01',
  mark: 'certain',
} as const;
const sa = {
  state: 'sa',
  source: 'https://www.revenuesa.sa.gov.au/taxes-and-duties/stamp-duties/motor-vehicles',
  since: '2022-07-01',
  mark: 'certain',
} as const;
const saLow: readonly DutyBand[] = [
  { upTo: 1_000, rate: 1, per: 100 },
  { upTo: 2_000, base: 10, from: 1_000, rate: 2, per: 100 },
];
const wa = {
  state: 'wa',
  source: 'https://www.wa.gov.au/organisation/department-of-finance/vehicle-licence-duty',
  since: '2008-07-01',
  mark: 'certain',
} as const;
const tas = {
  state: 'tas',
  source: 'https://www.sro.tas.gov.au/motor-vehicle-duty/rates-of-duty',
  since: '2023-07-01',
  mark: 'certain',
} as const;
const exempt: readonly DutyBand[] = [{ rate: 0, per: 100 }];

/**
 * Vehicle duty of the Australian states. What has no row is not known, and no figure is given for it: the ACT charges by emissions, and
 * the Northern Territory has concessions for electric vehicles.
 */
export const dutyRows: readonly DutyRow[] = [
  {
    ...qld,
    classes: ['caravan'],
    source: 'https://www.qld.gov.au/transport/registration/fees/duty/help',
    bands: exempt,
  },
  { ...qld, classes: light, only: { energy: ['electric', 'hybrid'] }, bands: qldLight(2) },
  { ...qld, classes: light, only: { cylinders: [1, 4] }, bands: qldLight(3) },
  { ...qld, classes: light, only: { cylinders: [5, 6] }, bands: qldLight(3.5) },
  { ...qld, classes: light, only: { cylinders: [7, 99] }, bands: qldLight(4) },
  { ...qld, classes: ['heavy'], only: { energy: ['electric', 'hybrid'] }, bands: [{ rate: 2, per: 100 }] },
  { ...qld, classes: ['heavy'], only: { cylinders: [1, 4] }, bands: [{ rate: 3, per: 100 }] },
  { ...qld, classes: ['heavy'], only: { cylinders: [5, 6] }, bands: [{ rate: 3.5, per: 100 }] },
  { ...qld, classes: ['heavy'], only: { cylinders: [7, 99] }, bands: [{ rate: 4, per: 100 }] },
  {
    state: 'nsw',
    // Utilities and motorcycles may stay at 3 %; the stricter reading counts until it is checked.
    classes: light,
    source: 'https://www.carsguide.com.au, 2015; Duties Act 1997 (NSW) s 276',
    since: '2015-07-01',
    mark: 'to be checked',
    bands: [
      { upTo: 44_999, rate: 3, per: 100 },
      { base: 1_350, from: 45_000, rate: 5, per: 100 },
    ],
  },
  // A car of at most 120 g CO2 a kilometre is green; of those only electric ones are known by their fuel.
  { ...vic, classes: ['passenger'], only: { energy: ['electric'] }, bands: [{ rate: 8.4, per: 200 }] },
  {
    ...vic,
    classes: ['passenger'],
    bands: [
      { upTo: 80_567, rate: 8.4, per: 200 },
      { upTo: 100_000, rate: 10.4, per: 200 },
      { upTo: 150_000, rate: 14, per: 200 },
      { rate: 18, per: 200 },
    ],
  },
  {
    ...vic,
    classes: ['lightCommercial', 'motorcycle', 'heavy'],
    only: { isNew: true },
    bands: [{ rate: 5.4, per: 200 }],
  },
  { ...vic, classes: ['lightCommercial', 'motorcycle', 'heavy'], bands: [{ rate: 8.4, per: 200 }] },
  {
    ...sa,
    classes: ['passenger', 'motorcycle'],
    bands: [
      ...saLow,
      { upTo: 3_000, base: 30, from: 2_000, rate: 3, per: 100 },
      { base: 60, from: 3_000, rate: 4, per: 100 },
    ],
    least: 5,
  },
  {
    ...sa,
    classes: ['lightCommercial', 'heavy'],
    bands: [...saLow, { base: 30, from: 2_000, rate: 3, per: 100 }],
    least: 5,
  },
  // Duty is on vehicles that are built to be propelled by a motor.
  { ...sa, classes: ['caravan'], bands: exempt },
  {
    ...wa,
    classes: ['passenger', 'lightCommercial', 'motorcycle'],
    bands: [
      { upTo: 25_000, rate: 2.75, per: 0 },
      { upTo: 50_000, from: 25_000, rate: 2.75, per: 0, growsEach: 6_666.66 },
      { rate: 6.5, per: 0 },
    ],
  },
  { ...wa, classes: ['heavy'], bands: [{ rate: 3, per: 0 }], most: 12_000 },
  {
    ...wa,
    classes: ['caravan'],
    source: 'https://www.wa.gov.au/service/transport/road-transport/calculate-vehicle-licence-duty',
    bands: exempt,
  },
  {
    ...tas,
    classes: ['passenger'],
    bands: [
      { upTo: 35_000, rate: 3, per: 100 },
      { upTo: 40_000, base: 1_050, from: 35_000, rate: 11, per: 100 },
      { rate: 4, per: 100 },
    ],
    least: 20,
  },
  { ...tas, classes: ['lightCommercial', 'motorcycle'], bands: [{ rate: 3, per: 100 }], least: 20 },
  { ...tas, classes: ['heavy'], bands: [{ rate: 1, per: 100 }], least: 20 },
  {
    ...tas,
    classes: ['caravan'],
    source: 'http://www.sro.tas.gov.au/motor-vehicle-and-insurance-duty/duty-on-motor-vehicles',
    since: '2013-07-01',
    bands: exempt,
  },
  // An electric vehicle has a concession there that is not known here.
  {
    state: 'nt',
    classes: light,
    only: { energy: ['hybrid', 'combustion'] },
    source: 'https://nt.gov.au, motor vehicle duty calculator',
    since: '2024-07-01',
    mark: 'to be checked',
    bands: [{ rate: 3, per: 100 }],
  },
];

/** An amount that a state or an insurer charges, in dollars. */
export type ChargeRow = RowSource & {
  readonly state: AustralianState;
  readonly charge: 'transfer' | 'registration' | 'insurance';
  readonly classes: readonly VehicleClass[];
  readonly cylinders?: readonly [least: number, most: number];
  readonly energy?: 'electric';
  readonly amount: number;
  /** The amount contains the compulsory insurance too. */
  readonly withInsurance?: true;
};

const qldFees = {
  state: 'qld',
  source: 'https://dapc.com.au/blog/queensland-car-registration-fees-2024-breakdown',
  since: '2024-07-01',
  mark: 'to be checked',
  classes: ['passenger', 'lightCommercial'],
} as const;
/** With the traffic improvement fee and a plate. */
const qldRegistration = (fee: number): number => Math.round((fee + 62.9 + 33.9) * 100) / 100;
const tasFees = {
  state: 'tas',
  charge: 'registration',
  source: 'http://www.transport.tas.gov.au/fees_forms/registration_licensing',
  since: '2023-12-01',
  mark: 'to be checked',
  classes: ['passenger', 'lightCommercial'],
  withInsurance: true,
} as const;

/** Charges for transferring and registering a vehicle for a year. A charge without a row is set by the state and not known here. */
export const chargeRows: readonly ChargeRow[] = [
  {
    state: 'nsw',
    charge: 'transfer',
    classes: ['passenger', 'lightCommercial', 'motorcycle', 'caravan', 'heavy'],
    amount: 41,
    source: 'https://downunderreport.net/world/transfer-rego-nsw-guide/',
    since: '2026-04-11',
    mark: 'to be checked',
  },
  {
    state: 'act',
    charge: 'transfer',
    classes: ['passenger', 'lightCommercial', 'motorcycle', 'caravan', 'heavy'],
    amount: 46.2,
    source: 'https://mozo.com.au/insurance/car-insurance/guides/how-to-transfer-your-car-registration-in-australia',
    since: '2024-07-01',
    mark: 'to be checked',
  },
  { ...qldFees, charge: 'registration', energy: 'electric', amount: qldRegistration(283.55) },
  { ...qldFees, charge: 'registration', cylinders: [1, 3], amount: qldRegistration(283.55) },
  { ...qldFees, charge: 'registration', cylinders: [4, 4], amount: qldRegistration(360.6) },
  { ...qldFees, charge: 'registration', cylinders: [5, 6], amount: qldRegistration(570.95) },
  { ...qldFees, charge: 'registration', cylinders: [7, 8], amount: qldRegistration(799.6) },
  { ...qldFees, charge: 'registration', cylinders: [9, 12], amount: qldRegistration(937.8) },
  { ...qldFees, charge: 'insurance', amount: 369.6 },
  { ...tasFees, energy: 'electric', amount: 623.62 },
  { ...tasFees, cylinders: [1, 3], amount: 600.62 },
  { ...tasFees, cylinders: [4, 4], amount: 623.62 },
  { ...tasFees, cylinders: [5, 6], amount: 663.62 },
  { ...tasFees, cylinders: [7, 8], amount: 737.62 },
  { ...tasFees, cylinders: [9, 12], amount: 770.62 },
];
