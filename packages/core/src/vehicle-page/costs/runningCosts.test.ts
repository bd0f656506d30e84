import { describe, expect, it } from 'vitest';
import type { AustralianState } from '../../contact/index.ts';
import type { SiteDoc } from '../../site/index.ts';
import { aPassportDoc, aSite, aVehicle, testNow } from '../../testing/index.ts';
import type { VehicleDoc } from '../../vehicle/index.ts';
import {
  compareCostFields,
  type CostAction,
  costAssumptions,
  type CostAssumptions,
  costCalculator,
  type CostCalculator,
  energyKind,
  readCostAssumptions,
  runningCostsModel,
  vehicleConsumption,
} from './index.ts';
import { costRows } from './costRows.ts';
import { runningCosts } from './runningCosts.ts';

const suv = (fuel: string, cylinders: number, litres?: number, state = 'QLD'): Partial<VehicleDoc> => ({
  simple_fuel: fuel,
  fuel,
  simple_body: 'SUV',
  body: 'SUV',
  state,
  variant: { cylinders, ...(litres === undefined ? {} : { fuelconsumptioncombined: litres }) },
});
const electric = (kwh?: number, state = 'QLD'): Partial<VehicleDoc> => ({
  ...suv('Electric', 0, undefined, state),
  variant: {},
  ...(kwh === undefined ? {} : { passport: aPassportDoc({ energy_kwh_100km: kwh }) }),
});
const nz: SiteDoc = { country: 'NZ', timezone: 'Pacific/Auckland' };

type Loan = {
  price: number;
  deposit?: number;
  fee?: number;
  isOnTop?: boolean;
  rate: number;
  years: number;
  frequency?: 'weekly' | 'fortnightly' | 'monthly';
  finalPayment?: number;
};

const siteWith = (loan: Loan | undefined, doc: SiteDoc): SiteDoc =>
  loan === undefined
    ? { ...doc, finance: { hidden: true } }
    : {
        ...doc,
        finance_provider: 'Taurus',
        finance: {
          rateMin: 0,
          rateMax: 20,
          frequency: loan.frequency ?? 'weekly',
          lenders: loan.isOnTop ? [{ name: 'Taurus', fees: 'onTop' }] : [],
        },
      };

const costsOf = (
  about: Partial<VehicleDoc>,
  {
    change = {},
    doc = {},
    state,
    loan,
  }: { change?: Partial<CostAssumptions>; doc?: SiteDoc; state?: AustralianState; loan?: Loan } = {},
) => {
  const site = aSite(siteWith(loan, doc));
  const vehicle = aVehicle({
    ...about,
    ...(loan === undefined
      ? {}
      : {
          price: loan.price,
          finance_lenders: {
            Taurus: {
              interestRate: loan.rate,
              comparisonRate: loan.rate + 1,
              termYears: loan.years,
              establishmentFees: loan.fee ?? 0,
              deposit: loan.deposit ?? 0,
              balloon: loan.finalPayment ?? 0,
            } as never,
          },
        }),
  });
  const use = { ...costAssumptions(site), ...vehicleConsumption(vehicle, site, testNow), ...change };
  return runningCosts(vehicle, site, use, { state, now: testNow });
};

/**
 * Worked out apart from this code, in decimal arithmetic: kilometres / 100 x consumption x price, rounded to the cent by the week and to the dollar over the years; loans as
 * the sum of the payments' present values, each payment rounded up to the dollar; registration added up from the fees of the state; duty by
 * the hundred dollars or part of it, 3 % in Queensland for four cylinders, 3.5 % for six, 2 % electric, 4.2 % in Victoria, 4 % in Tasmania.
 */
const worked: readonly (readonly [
  name: string,
  about: Partial<VehicleDoc>,
  options: Parameters<typeof costsOf>[1],
  lines: Readonly<Record<string, number>>,
  total: number,
])[] = [
  ['petrol, four cylinders, QLD', suv('Petrol', 4, 7.9), {}, { duty: 1_380, fuel: 8_731, registration: 4_135 }, 14_246],
  [
    'petrol without a figure, six cylinders',
    suv('Petrol', 6),
    {},
    { duty: 1_610, fuel: 11_050, registration: 5_187 },
    17_847,
  ],
  [
    'diesel in NSW, whose charge is not known, with own figures',
    suv('Diesel', 4, 8, 'NSW'),
    { change: { registration: 900, service: 450, insurance: 1_200 } },
    { duty: 1_441, fuel: 8_840, registration: 4_500, service: 2_250, insurance: 6_000 },
    23_031,
  ],
  ['a hybrid in Tasmania', suv('Hybrid', 4, 4.3, 'TAS'), {}, { duty: 1_840, fuel: 4_753, registration: 3_118 }, 9_711],
  [
    'a plug-in hybrid buys fuel and electricity',
    suv('Plug-in Hybrid', 4, 1.9),
    {},
    { duty: 920, fuel: 2_101, electricity: 3_120, registration: 4_135 },
    10_276,
  ],
  ['electric, QLD', electric(16.2), {}, { duty: 920, electricity: 3_370, registration: 3_750 }, 8_040],
  [
    'electric without a figure, 400 km a week at 28 cents',
    electric(undefined, 'VIC'),
    { change: { distanceKm: 400, pricePerKwh: 0.28 } },
    { duty: 1_932, electricity: 5_242 },
    7_174,
  ],
  ['petrol in New Zealand', suv('Petrol', 4, 7, 'Otago'), { doc: nz }, { fuel: 12_059 }, 12_059],
  ['diesel in New Zealand', suv('Diesel', 4, 8.4, 'Otago'), { doc: nz }, { fuel: 10_647, roadUser: 4_940 }, 15_587],
  ['electric in New Zealand', electric(17.9, 'Otago'), { doc: nz }, { electricity: 3_723, roadUser: 4_940 }, 8_663],
  [
    'a plug-in hybrid in New Zealand, 300 km a week',
    { ...suv('Plug-in Hybrid', 4, 1.9, 'Otago'), passport: aPassportDoc({ energy_kwh_100km: 14.8 }) },
    { doc: nz, change: { distanceKm: 300 } },
    { fuel: 3_929, electricity: 3_695, roadUser: 2_964 },
    10_588,
  ],
  [
    'three years at a price with tenths of a cent',
    suv('Petrol', 4, 6),
    { change: { distanceKm: 123.45, petrolPrice: 1.999, years: 3, service: 333.33 } },
    { duty: 1_380, fuel: 2_310, registration: 2_481, service: 1_000 },
    7_171,
  ],
  [
    'a loan of five years: 260 x $218',
    suv('Petrol', 4, 7.9),
    { loan: { price: 45_990, rate: 8.5, years: 5 } },
    { duty: 1_380, finance: 56_680, fuel: 8_731, registration: 4_135 },
    70_926,
  ],
  [
    'a loan of seven years, of which five are counted: 60 x $672 after the deposit',
    suv('Petrol', 4, 7.9),
    { loan: { price: 45_990, deposit: 4_000, fee: 395, rate: 8.5, years: 7, frequency: 'monthly' } },
    { duty: 1_380, deposit: 4_000, finance: 40_320, fuel: 8_731, registration: 4_135 },
    58_566,
  ],
  [
    'an electric vehicle with a final payment: 260 x $222 and $19,800',
    electric(16.2),
    { loan: { price: 59_288, fee: 495, rate: 8.5, years: 5, finalPayment: 19_800 } },
    { duty: 1_186, finance: 77_520, electricity: 3_370, registration: 3_750 },
    85_826,
  ],
  [
    'a loan of three years with a fee on top: 78 x $393 and $495',
    suv('Petrol', 4, 7.9),
    { loan: { price: 30_000, deposit: 3_000, fee: 495, isOnTop: true, rate: 8.5, years: 3, frequency: 'fortnightly' } },
    { duty: 900, deposit: 3_000, finance: 31_149, fuel: 8_731, registration: 4_135 },
    47_915,
  ],
];

describe('16 worked vehicles', () => {
  it.each(worked)('16 worked vehicles: %s', (_, about, options, lines, total) => {
    const costs = costsOf(about, options);
    expect(
      Object.fromEntries(
        (costs?.lines ?? []).flatMap(({ part, amount }) => (amount === undefined ? [] : [[part, amount]])),
      ),
    ).toEqual(lines);
    expect(costs?.total).toBe(total);
  });
});

describe('runningCosts', () => {
  it('runningCosts names what the total is without, and calls it the least that it can be', () => {
    expect(costsOf(suv('Petrol', 4, 8, 'NSW'))).toMatchObject({
      isFrom: true,
      without: ['the price of the vehicle', 'registration', 'service', 'insurance'],
    });
    const whole = costsOf(suv('Petrol', 4, 8), {
      loan: { price: 45_990, rate: 8.5, years: 5 },
      change: { service: 400, insurance: 900 },
    });
    expect(whole).toMatchObject({ isFrom: true, without: ['transfer fee'] });
  });

  it('runningCosts states what a longer loan leaves to pay, in New Zealand with the total of payments', () => {
    const loan: Loan = { price: 45_990, deposit: 4_000, fee: 395, rate: 8.5, years: 7, frequency: 'monthly' };
    const noteOf = (doc: SiteDoc) =>
      costsOf(suv('Petrol', 4, 7.9), { loan, doc })?.lines.find(({ part }) => part === 'finance')?.note;
    expect(noteOf({})).toBe('60 × $672. After 5 years $16,128 are left to pay.');
    expect(noteOf(nz)).toBe('60 × $672. After 5 years $16,128 are left to pay. Total of payments: $56,448.');
  });

  it('runningCosts counts the first registration once where the price on the road has it, and no duty on top', () => {
    const ofPart = (about: Partial<VehicleDoc>, part: string, doc: SiteDoc = {}) =>
      costsOf({ ...suv('Petrol', 4, 7.9), ...about }, { doc })?.lines.find((line) => line.part === part);
    const driveAway: Partial<VehicleDoc> = { price_type: 'Drive away', car_type: 'new' };
    // 4 x $827; the first year is in the price.
    expect(ofPart(driveAway, 'registration')).toMatchObject({
      amount: 3_308,
      note: '$827 a year in QLD, with compulsory insurance. The price has the first year in it.',
    });
    expect(ofPart(driveAway, 'duty')).toBeUndefined();
    // The loan is on the price on the road, with 12 months of registration.
    const financed = { price: { basis: 'driveAway' } } satisfies SiteDoc;
    const estimate = { drive_away_price: 48_200, rego_expiry: undefined };
    expect(ofPart(estimate, 'registration', financed)?.amount).toBe(3_308);
    expect(ofPart(estimate, 'duty', financed)).toBeUndefined();
    expect(ofPart({}, 'duty')?.text).toBe('$1,380');
  });

  it('runningCosts takes the registration of the state that the buyer named', () => {
    const note = (state?: AustralianState) =>
      costsOf(suv('Petrol', 4), { state })?.lines.find(({ part }) => part === 'registration');
    expect(note('tas')?.amount).toBe(3_118);
    expect(note('vic')).toMatchObject({ text: 'Set by the state' });
    expect(note('nt')).toMatchObject({ text: 'Set by the territory' });
  });

  it("runningCosts prefers the dealer's own charges to the tables", () => {
    const doc: SiteDoc = { price: { charges: { qld: { registration: 500, insurance: 400 } } } };
    expect(costsOf(suv('Petrol', 4), { doc })?.lines.find(({ part }) => part === 'registration')?.amount).toBe(4_500);
  });

  it.each<[string, Partial<VehicleDoc>]>([
    ['sold', { status: 'sold' }],
    ['a caravan', { item_type: 'caravan' }],
  ])('runningCosts is nothing for a vehicle that is %s', (_, about) => {
    expect(costsOf({ ...suv('Petrol', 4), ...about })).toBeUndefined();
  });
});

describe('energyKind', () => {
  it.each([
    ['Electric', 'electric'],
    [' ELECTRIC ', 'electric'],
    ['Plug-in Hybrid', 'plugIn'],
    ['Hybrid', 'fuel'],
    ['Electric/Petrol', 'fuel'],
    ['Diesel', 'fuel'],
    [undefined, 'fuel'],
  ])('energyKind of %s is %s', (fuel, kind) => {
    expect(energyKind({ fuel })).toBe(kind);
  });

  it.each([
    ['caravan', undefined],
    ['Trailer', undefined],
    ['motorcycle', 'fuel'],
    ['truck', 'fuel'],
    ['car', 'fuel'],
  ])('energyKind of the item type %s is %s', (itemType, kind) => {
    expect(energyKind({ itemType })).toBe(kind);
  });
});

describe('costCalculator', () => {
  const site = aSite({ finance: { hidden: true } });
  const vehicle = aVehicle(suv('Petrol', 4));
  const start: CostCalculator = {
    use: { ...costAssumptions(site), ...vehicleConsumption(vehicle, site, testNow) },
    drafts: {},
  };
  const after = (...actions: CostAction[]): CostCalculator => actions.reduce(costCalculator, start);
  const modelOf = (state: CostCalculator) => runningCostsModel(vehicle, site, state, { now: testNow });
  const fieldOf = (state: CostCalculator, field: string) =>
    [...(modelOf(state)?.energyFields ?? []), ...(modelOf(state)?.ownFields ?? [])].find((one) => one.field === field);

  it('costCalculator starts at 250 km, 10 litres and $1.70: 42.50 a week', () => {
    expect(modelOf(start)).toMatchObject({ week: '$42.50', year: '$2,210.00' });
    expect(modelOf(start)?.energyFields.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Distance a week: 250',
      'Consumption per 100 km: 10',
      'Fuel price per litre: 1.70',
    ]);
    expect(fieldOf(start, 'distanceKm')?.hint).toBe('13,000\u00a0km a year');
  });

  it('costCalculator stores what is typed and calculates with it', () => {
    const state = after({ kind: 'type', field: 'petrolPrice', text: '2.1' });
    // 2.5 x 10 x 2.10 = 52.50; 52 x 52.50 = 2730.
    expect(modelOf(state)).toMatchObject({ week: '$52.50', year: '$2,730.00' });
    expect(fieldOf(state, 'petrolPrice')?.value).toBe('2.1');
    expect(fieldOf(costCalculator(state, { kind: 'leave', field: 'petrolPrice' }), 'petrolPrice')?.value).toBe('2.10');
  });

  it.each([
    ['-5', 0],
    ['lots', 0],
    ['', 0],
    ['99999999', 10_000],
    ['1,200 ', 1_200],
    ['120,5', 120.5],
  ])('costCalculator takes "%s" kilometres as %s', (text, distanceKm) => {
    expect(after({ kind: 'type', field: 'distanceKm', text }).use.distanceKm).toBe(distanceKm);
  });

  it.each([
    ['petrolPrice', '1.899', '1.90', 1.9],
    ['petrolPrice', '1.994999', '1.99', 1.99],
    ['petrolPrice', '99', '10.00', 10],
    ['litresPer100Km', '7.8888', '7.89', 7.89],
    ['distanceKm', '123.4567', '123.46', 123.46],
    ['distanceKm', 'far', '0', 0],
    ['years', '', '1', 1],
    ['years', '40', '10', 10],
    ['years', '2.6', '3', 3],
    ['service', 'much', '', 0],
  ] as const)('%s "%s" is used as %s, which the field shows once it is left', (field, text, shown, value) => {
    const typed = after({ kind: 'type', field, text });
    const left = costCalculator(typed, { kind: 'leave', field });
    expect(fieldOf(left, field)?.value).toBe(shown);
    expect(left.use[field]).toBe(value);
    expect(modelOf(left)?.week).toBe(modelOf(typed)?.week);
  });

  it('costCalculator writes thousands of kilometres with a comma', () => {
    const state = after({ kind: 'type', field: 'distanceKm', text: '1200.5' });
    expect(fieldOf(state, 'distanceKm')?.value).toBe('1200.5');
    expect(fieldOf(costCalculator(state, { kind: 'leave', field: 'distanceKm' }), 'distanceKm')?.value).toBe('1,200.5');
  });

  it('costCalculator has a field for the registration only where its state does not say it', () => {
    expect(fieldOf(start, 'registration')).toBeUndefined();
    const model = runningCostsModel(vehicle, site, start, { state: 'nsw', now: testNow });
    expect(model?.ownFields.map(({ field }) => field)).toEqual(['years', 'registration', 'service', 'insurance']);
  });

  it('costCalculator says the total with what it is without', () => {
    expect(modelOf(start)?.total).toEqual({
      label: 'Total over 5 years',
      text: 'from $16,565',
      note: 'Without the price of the vehicle, transfer fee, service and insurance.',
    });
    expect(modelOf(after({ kind: 'type', field: 'years', text: '1' }))?.title).toBe('What it costs over 1 year');
  });
});

describe('costAssumptions', () => {
  it('costAssumptions have the prices of New Zealand in whole cents, where a site has tenths as at the pump', () => {
    const site = aSite({ ...nz, nz: { petrolPrice: 2.899, dieselPrice: 1.955 } });
    expect(costAssumptions(site)).toMatchObject({ petrolPrice: 2.9, dieselPrice: 1.96 });
  });

  it('costAssumptions are read from storage without what is out of limits', () => {
    expect(readCostAssumptions({ years: 3, service: -5, distanceKm: 'far', petrolPrice: 99, other: 1 })).toEqual({
      years: 3,
    });
    expect(readCostAssumptions('5')).toBeUndefined();
  });
});

describe('costRows', () => {
  it('costRows are the same for every vehicle, and end with the total', () => {
    const site = aSite({ finance: { hidden: true } });
    const rows = (about: Partial<VehicleDoc>) =>
      new Map(costRows(aVehicle(about), site, costAssumptions(site), { now: testNow }));
    const petrol = rows(suv('Petrol', 4, 7.9));
    expect([...petrol.keys()]).toEqual([...rows(electric(16.2)).keys()]);
    expect(petrol.get('Electricity over 5 years')).toBeUndefined();
    expect(petrol.get('Fuel over 5 years')).toBe('$8,731');
    expect([...petrol].at(-1)).toEqual(['Total over 5 years', 'from $14,246']);
    expect([...rows({ item_type: 'caravan' }).values()].every((value) => value === undefined)).toBe(true);
  });
});

describe('compareCostFields', () => {
  it('compareCostFields have the prices of what the compared vehicles run on', () => {
    const site = aSite();
    const fieldsOf = (...abouts: Partial<VehicleDoc>[]) => {
      const vehicles = abouts.map((about) => aVehicle(about));
      const use = { ...costAssumptions(site), ...vehicleConsumption(aVehicle(), site, testNow) };
      return compareCostFields(vehicles, { use, drafts: {} }).map(({ field }) => field);
    };
    const own = ['years', 'registration', 'service', 'insurance'];
    expect(fieldsOf(suv('Petrol', 4), electric())).toEqual(['distanceKm', 'petrolPrice', 'pricePerKwh', ...own]);
    expect(fieldsOf(suv('Diesel', 4))).toEqual(['distanceKm', 'dieselPrice', ...own]);
    expect(fieldsOf({ item_type: 'caravan' })).toEqual([]);
  });
});
