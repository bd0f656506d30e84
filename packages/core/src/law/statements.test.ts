import { describe, expect, it } from 'vitest';
import { aLocation, aPassportDoc, aSite, aVehicle, testNow } from '../testing/index.ts';
import { reserveTerms } from '../checkout/reserveTerms.ts';
import { lawGaps, lawTable, statements } from './index.ts';

type Jurisdiction = 'qld' | 'nsw' | 'vic' | 'sa' | 'wa' | 'tas' | 'act' | 'nt' | 'nz';
type Kind = 'car' | 'ute' | 'motorcycle' | 'caravan' | 'truck';

const bodies = { car: 'SUV', ute: 'Ute', motorcycle: undefined, caravan: undefined, truck: undefined } as const;

/** A vehicle of a yard in a state on 15 March 2026. */
const about = (
  state: Jurisdiction,
  carType: 'new' | 'demo' | 'used',
  {
    kind = 'car',
    built,
    km,
    price = 20_000,
    priceType,
  }: { kind?: Kind; built?: string; km?: number; price?: number; priceType?: string },
) => {
  const yard = aLocation({
    address: { state: state === 'nz' ? '' : state.toUpperCase() },
    dealer_license_number: '12345',
  });
  const site = aSite({
    locations: [yard],
    ...(state === 'nz'
      ? { country: 'NZ' as const, timezone: 'Pacific/Auckland', nz: { cinUrl: 'https://cin.example/{id}' } }
      : {}),
  });
  const vehicle = aVehicle({
    car_type: carType,
    item_type: kind === 'car' || kind === 'ute' ? undefined : kind,
    simple_body: bodies[kind],
    build_date: built,
    km,
    price,
    price_type: priceType,
    simple_fuel: 'Petrol',
  });
  return {
    vehicle,
    yard,
    site,
    stated: statements(vehicle, yard, site, testNow),
    gaps: lawGaps(vehicle, yard, site, testNow),
  };
};

const full = '3 months or 5,000 km';
/** Parts of the sources' addresses. */
const [qldGov, armstrong, stratton, saLaw] = [
  'qld.gov.au',
  'armstronglegal.com.au',
  'strattonfinance.com.au',
  'lsc.sa.gov.au',
];

/**
 * From the table of statutory warranties in its sources, by hand. `undefined`: nothing is stated. Built ten years before 15 March 2026 is
 * the last day of "at most 10 years" and too old for "under 10 years".
 */
const warranties: readonly (readonly [
  Jurisdiction,
  'new' | 'demo' | 'used',
  Kind,
  string | undefined,
  number | undefined,
  number,
  string | undefined,
  string?,
])[] = [
  // prettier-ignore
  ['qld', 'used', 'car', '03/2019', 48_200, 20_000, `class A: ${full}`, qldGov],
  ['qld', 'used', 'car', '03/2019', 159_999, 20_000, `class A: ${full}`, qldGov],
  ['qld', 'used', 'car', '03/2019', 160_000, 20_000, 'class B: 1 month or 1,000 km', qldGov],
  ['qld', 'used', 'car', '2016-03-15', 90_000, 20_000, `class A: ${full}`, qldGov],
  ['qld', 'used', 'car', '2016-03-14', 90_000, 20_000, 'class B: 1 month or 1,000 km', qldGov],
  ['qld', 'used', 'car', '02/2016', 90_000, 20_000, 'class B: 1 month or 1,000 km', qldGov],
  ['qld', 'used', 'car', '04/2016', 90_000, 20_000, `class A: ${full}`, qldGov],
  ['qld', 'used', 'car', '03/2016', 90_000, 20_000, undefined],
  ['qld', 'used', 'car', undefined, 90_000, 20_000, undefined],
  ['qld', 'used', 'car', undefined, 190_000, 20_000, 'class B: 1 month or 1,000 km', qldGov],
  ['qld', 'used', 'car', '03/2001', undefined, 2_000, 'class B: 1 month or 1,000 km', qldGov],
  ['qld', 'used', 'car', '03/2019', undefined, 20_000, undefined],
  ['qld', 'used', 'car', '03/2019', 0, 20_000, undefined],
  ['qld', 'used', 'car', '04/2026', 48_200, 20_000, undefined],
  ['qld', 'used', 'car', 'soon', 48_200, 20_000, undefined],
  ['qld', 'used', 'car', '03/2019', 48_200, 0, `class A: ${full}`, qldGov],
  ['qld', 'used', 'ute', '03/2019', 48_200, 20_000, undefined],
  ['qld', 'used', 'motorcycle', '03/2019', 8_200, 12_000, undefined],
  ['qld', 'used', 'caravan', '03/2019', undefined, 42_000, undefined],
  ['qld', 'used', 'truck', '03/2019', 98_200, 82_000, undefined],
  ['qld', 'new', 'car', '01/2026', 12, 42_000, undefined],
  ['qld', 'demo', 'car', '01/2025', 4_000, 42_000, undefined],
  ['nsw', 'used', 'car', '03/2019', 48_200, 20_000, `Dealer guarantee: ${full}`, armstrong],
  ['nsw', 'used', 'car', '03/2019', 159_999, 20_000, `Dealer guarantee: ${full}`, armstrong],
  ['nsw', 'used', 'car', '03/2019', 160_000, 20_000, 'Outside the dealer guarantee'],
  ['nsw', 'used', 'car', '2016-03-16', 90_000, 20_000, `Dealer guarantee: ${full}`, armstrong],
  ['nsw', 'used', 'car', '2016-03-15', 90_000, 20_000, 'Outside the dealer guarantee'],
  ['nsw', 'demo', 'car', '01/2025', 4_000, 42_000, `Dealer guarantee: ${full}`, armstrong],
  ['nsw', 'new', 'car', '01/2026', 12, 42_000, undefined],
  ['nsw', 'used', 'motorcycle', '03/2019', 8_200, 12_000, undefined],
  ['nsw', 'used', 'caravan', '03/2019', undefined, 42_000, undefined],
  ['nsw', 'used', 'truck', '03/2019', 98_200, 82_000, undefined],
  ['nsw', 'used', 'ute', '03/2019', 48_200, 20_000, undefined],
  ['vic', 'used', 'car', '03/2019', 48_200, 20_000, `warranty: ${full}`, stratton],
  ['vic', 'used', 'car', '03/2019', 160_000, 20_000, 'Outside the statutory warranty of Victoria', stratton],
  ['vic', 'used', 'car', '02/2016', 48_200, 20_000, 'Outside the statutory warranty of Victoria', stratton],
  ['vic', 'used', 'car', '04/2016', 48_200, 20_000, `warranty: ${full}`, stratton],
  ['vic', 'demo', 'car', '01/2025', 4_000, 42_000, undefined],
  ['vic', 'new', 'car', '01/2026', 12, 42_000, undefined],
  ['vic', 'used', 'motorcycle', '03/2019', 8_200, 12_000, undefined],
  ['act', 'used', 'car', '03/2019', 159_999, 20_000, `warranty: ${full}`, stratton],
  ['act', 'used', 'car', '03/2019', 160_000, 20_000, 'Outside the statutory warranty of the ACT', stratton],
  ['act', 'demo', 'car', '01/2025', 4_000, 42_000, undefined],
  ['act', 'new', 'car', '01/2026', 12, 42_000, undefined],
  ['act', 'used', 'caravan', '03/2019', undefined, 42_000, undefined],
  ['nt', 'used', 'car', '03/2019', 48_200, 2_000, `warranty: ${full}`, stratton],
  ['nt', 'used', 'car', '03/2012', 48_200, 2_000, 'Outside the statutory warranty of the Northern Territory', stratton],
  ['nt', 'demo', 'car', '01/2025', 4_000, 42_000, undefined],
  ['nt', 'used', 'truck', '03/2019', 48_200, 82_000, undefined],
  ['tas', 'used', 'car', '04/2019', 119_999, 20_000, 'warranty: 3 months or 3,000 km', stratton],
  ['tas', 'used', 'car', '04/2019', 120_000, 20_000, 'Outside the statutory warranty of Tasmania', stratton],
  ['tas', 'used', 'car', '02/2019', 60_000, 20_000, 'Outside the statutory warranty of Tasmania', stratton],
  ['tas', 'used', 'car', '03/2019', 60_000, 20_000, undefined],
  ['tas', 'new', 'car', '01/2026', 12, 42_000, undefined],
  ['tas', 'used', 'motorcycle', '03/2023', 8_200, 12_000, undefined],
  ['wa', 'used', 'car', '03/2019', 149_999, 4_000, `warranty: ${full}`, stratton],
  ['wa', 'used', 'car', '03/2019', 150_000, 4_000, 'warranty: 1 month or 1,500 km', stratton],
  ['wa', 'used', 'car', '03/2015', 90_000, 20_000, 'warranty: 1 month or 1,500 km', stratton],
  ['wa', 'used', 'car', '03/2019', 180_000, 20_000, 'warranty: 1 month or 1,500 km', stratton],
  ['wa', 'used', 'car', '03/2019', 180_001, 20_000, 'Outside the statutory warranty of Western Australia', stratton],
  ['wa', 'used', 'car', '02/2014', 90_000, 20_000, 'Outside the statutory warranty of Western Australia', stratton],
  ['wa', 'used', 'car', '03/2019', 48_200, 3_999, 'Outside the statutory warranty of Western Australia', stratton],
  ['wa', 'used', 'car', '03/2019', 48_200, 0, undefined],
  ['wa', 'used', 'ute', '03/2019', 48_200, 20_000, undefined],
  ['wa', 'used', 'caravan', '03/2019', undefined, 42_000, undefined],
  ['wa', 'demo', 'car', '01/2025', 4_000, 42_000, undefined],
  ['sa', 'used', 'car', '03/2019', 48_200, 3_000, 'Outside the duty to repair', saLaw],
  ['sa', 'used', 'car', '03/2019', 48_200, 3_001, '2 months or 3,000 km', saLaw],
  ['sa', 'used', 'car', '03/2019', 48_200, 6_000, '2 months or 3,000 km', saLaw],
  ['sa', 'used', 'car', '03/2019', 48_200, 6_001, full, saLaw],
  ['sa', 'used', 'car', '03/2019', 200_000, 6_001, full, saLaw],
  ['sa', 'used', 'car', '03/2019', 200_001, 6_001, 'Outside the duty to repair', saLaw],
  ['sa', 'used', 'car', '04/2011', 120_000, 9_000, full, saLaw],
  // It may have been registered a year after it was built.
  ['sa', 'used', 'car', '02/2011', 120_000, 9_000, undefined],
  ['sa', 'used', 'car', '03/2019', 48_200, 0, undefined],
  ['sa', 'demo', 'car', '01/2025', 4_000, 42_000, undefined],
  ['sa', 'used', 'motorcycle', '03/2023', 8_200, 12_000, undefined],
  ['nz', 'used', 'car', '03/2019', 48_200, 20_000, undefined],
  ['nz', 'new', 'car', '01/2026', 12, 42_000, undefined],
];

describe('the statutory warranty', () => {
  it.each(warranties.map(([a, b, c, d, e, f, g, h = '']) => [a, b, c, d, e, f, g, h] as const))(
    'the statutory warranty: %s %s %s, built %s, %s km, $%s: %s',
    (state, carType, kind, built, km, price, text, source) => {
      const found = about(state, carType, {
        kind,
        price,
        ...(built === undefined ? {} : { built }),
        ...(km === undefined ? {} : { km }),
      }).stated.find(({ subject }) => subject === 'warranty');
      if (text === undefined) expect(found).toBeUndefined();
      else expect(found?.text).toContain(text);
      if (source !== '') expect(found?.source).toContain(source);
      // A statement about a warranty never hides the guarantees of the law.
      if (found !== undefined) expect(found.text).toContain('consumer guarantees of the Australian Consumer Law');
    },
  );
});

/** What the sources say, in years since the vehicle was built; an age of exactly ten years is the day on which it becomes ten years old. */
const warrantyBySource = (
  state: Jurisdiction,
  { age, isBirthday, km, price }: { age: number; isBirthday: boolean; km: number; price: number },
): string | undefined => {
  const isUnder = (years: number): boolean => age < years;
  const isUpTo = (years: number): boolean => age < years || (age === years && isBirthday);
  switch (state) {
    case 'qld':
      return km < 160_000 && isUpTo(10) ? `class A: ${full}` : 'class B: 1 month or 1,000 km';
    case 'nsw':
    case 'vic':
    case 'act':
    case 'nt':
      return km < 160_000 && isUnder(10) ? full : 'Outside';
    case 'tas':
      return km < 120_000 && isUnder(7) ? '3 months or 3,000 km' : 'Outside';
    case 'wa':
      if (price === 0) return km > 180_000 || !isUpTo(12) ? 'Outside' : undefined;
      if (price < 4_000 || km > 180_000 || !isUpTo(12)) return 'Outside';
      return km < 150_000 && isUnder(10) ? full : '1 month or 1,500 km';
    case 'sa':
      if (km > 200_000 || (price > 0 && price <= 3_000)) return 'Outside';
      // An older one may have been registered later than it was built.
      if (price === 0 || !isUpTo(15)) return undefined;
      return price <= 6_000 ? '2 months or 3,000 km' : full;
    case 'nz':
      return undefined;
  }
};

describe.each(['qld', 'nsw', 'vic', 'sa', 'wa', 'tas', 'act', 'nt', 'nz'] as const)('a vehicle of %s', (state) => {
  const { vehicle: car, yard, site } = about(state, 'used', {});
  const coolingOff: Partial<Record<Jurisdiction, Partial<Record<'new' | 'demo' | 'used', string>>>> = {
    qld: { used: '1 business day of' },
    nsw: { new: '1 business day, if', demo: '1 business day, if', used: '1 business day, if' },
    vic: { new: '3 business days', demo: '3 business days', used: '3 business days' },
    sa: { demo: '2 clear business days', used: '2 clear business days' },
  };
  const ages = [0, 6, 7, 9, 10, 12, 15, 16].flatMap((age) => [
    { age, isBirthday: true, buildDate: `${2026 - age}-03-15` },
    { age, isBirthday: false, buildDate: `${2026 - age}-03-14` },
    { age: age - 1, isBirthday: false, buildDate: `${2026 - age}-03-16` },
  ]);

  const readings = [1, 119_999, 120_000, 149_999, 150_000, 159_999, 160_000, 180_000, 180_001, 200_000, 200_001];
  const prices = [0, 3_000, 3_001, 3_999, 4_000, 6_000, 6_001, 45_000];
  const sources: Partial<Record<Jurisdiction, string>> = { qld: qldGov, nsw: 'fairtrading.nsw.gov.au', sa: saLaw };

  it.each(['car', 'ute', 'motorcycle', 'caravan', 'truck'] as const)(
    'that is a %s states its warranty and cooling-off period by type, age, odometer and price as the sources have it',
    (kind) => {
      const itemType = kind === 'car' || kind === 'ute' ? undefined : kind;
      for (const carType of ['new', 'demo', 'used'] as const)
        for (const { age, isBirthday, buildDate } of ages.filter(({ age: years }) => years >= 0))
          for (const odometerKm of kind === 'car' ? readings : [1, 200_001])
            for (const price of kind === 'car' ? prices : [45_000]) {
              const vehicle = {
                ...car,
                carType,
                itemType,
                body: bodies[kind],
                buildDate,
                odometerKm,
                price,
              } as typeof car;
              const stated = statements(vehicle, yard, site, testNow);
              const of = (wanted: string) => stated.find(({ subject }) => subject === wanted);
              const isCovered = kind === 'car' && (carType === 'used' || (carType === 'demo' && state === 'nsw'));
              const warranty = isCovered
                ? warrantyBySource(state, { age, isBirthday, km: odometerKm, price })
                : undefined;
              const cooling = kind === 'car' ? coolingOff[state]?.[carType] : undefined;
              const agrees = [
                warranty === undefined ? of('warranty') === undefined : of('warranty')?.text.includes(warranty),
                warranty === undefined || of('warranty')?.source.includes(sources[state] ?? stratton),
                cooling === undefined ? of('coolingOff') === undefined : of('coolingOff')?.text.includes(cooling),
              ];
              if (agrees.some((one) => one !== true))
                expect({ carType, buildDate, odometerKm, price, stated }).toEqual({ warranty, cooling });
            }
    },
  );
});

const cooling: readonly (readonly [
  Jurisdiction,
  string | undefined,
  string | undefined,
  string | undefined,
  string?,
])[] = [
  // Jurisdiction, then what a new, a demonstrator and a used car's page states.
  ['qld', undefined, undefined, '1 business day', 'qld.gov.au'],
  ['vic', '3 business days', '3 business days', '3 business days', 'consumer.vic.gov.au'],
  ['sa', undefined, '2 clear business days', '2 clear business days', 'sa.gov.au'],
  ['nsw', 'if the dealer or a lender', 'if the dealer or a lender', 'if the dealer or a lender', 'drive.com.au'],
  ['wa', undefined, undefined, undefined],
  ['tas', undefined, undefined, undefined],
  ['act', undefined, undefined, undefined],
  ['nt', undefined, undefined, undefined],
  ['nz', undefined, undefined, undefined],
];

describe('the cooling-off period', () => {
  it.each(cooling.map(([a, b, c, d, e = '']) => [a, b, c, d, e] as const))(
    'the cooling-off period in %s: new %s, demo %s, used %s',
    (state, ofNew, ofDemo, ofUsed, source) => {
      for (const [carType, text] of [
        ['new', ofNew],
        ['demo', ofDemo],
        ['used', ofUsed],
      ] as const) {
        const found = about(state, carType, { built: '03/2024', km: 12_000 }).stated.find(
          ({ subject }) => subject === 'coolingOff',
        );
        if (text === undefined) expect(found, carType).toBeUndefined();
        else {
          expect(found?.text, carType).toContain(text);
          expect(found?.source).toContain(source);
          expect(found?.channels).toEqual(['vehicle', 'checkout']);
        }
        for (const kind of ['motorcycle', 'caravan', 'truck'] as const)
          expect(about(state, carType, { kind }).stated.some(({ subject }) => subject === 'coolingOff')).toBe(false);
      }
    },
  );

  it.each(['qld', 'vic', 'sa'] as const)(
    'the cooling-off period in %s comes without what the dealer may keep of the deposit, as the deposit is fully refundable',
    (state) => {
      for (const carType of ['new', 'demo', 'used'] as const) {
        const car = { built: '03/2024', km: 12_000 };
        expect(
          about(state, carType, car)
            .stated.map(({ text }) => text)
            .join(),
        ).not.toMatch(/may keep|deposit/);
        expect(about(state, carType, car).gaps.some(({ subject }) => subject === 'deposit')).toBe(false);
      }
      expect(reserveTerms({}, aSite()).isRefundable).toBe(true);
    },
  );
});

describe('the seller', () => {
  it.each([
    ['qld', 'motor dealer licence 12345', 's 72'],
    ['nsw', 'motor dealer licence 12345', 's 19A'],
    ['vic', 'LMCT 12345', 'consumer.vic.gov.au'],
    ['wa', 'motor vehicle dealer licence 12345', 's 21'],
    ['sa', 'licensed vehicle dealer 12345', 'cbs.sa.gov.au'],
    ['tas', 'motor vehicle trader licence 12345', 'cbos.tas.gov.au'],
    ['act', 'motor vehicle dealer licence 12345', 'act.gov.au'],
    ['nt', 'motor vehicle dealer licence 12345', 'nt.gov.au'],
    ['nz', 'registered motor vehicle trader 12345', 'Motor Vehicle Sales Act 2003'],
  ] as const)('the seller in %s is named with "%s"', (state, licence, source) => {
    const { stated } = about(state, 'used', { kind: 'motorcycle' });
    const seller = stated.find(({ subject }) => subject === 'seller');
    expect(seller?.text).toBe(`Harbour City Motors Newstead, ${licence}`);
    expect(seller?.source).toContain(source);
    expect(seller?.channels).toEqual(['vehicle', 'checkout', 'print', 'lead', 'feed']);
  });

  it('the seller is the company that holds the licence, and its number is not labelled twice', () => {
    const yard = aLocation({
      address: { state: 'VIC' },
      legal_name: 'Harbour City Pty Ltd',
      dealer_license_number: 'LMCT 11033',
    });
    const site = aSite({ locations: [yard] });
    expect(statements(aVehicle(), yard, site, testNow)[0]?.text).toBe('Harbour City Pty Ltd, LMCT 11033');
  });

  it('the seller is not named by the licence of another yard', () => {
    const [one, other] = [
      aLocation({ id: 3, dealer_license_number: null }),
      aLocation({ id: 4, slug: 'other', dealer_license_number: '99' }),
    ];
    const site = aSite({ locations: [one, other], legal: { licence: 'Licensed motor dealer 99' } });
    expect(statements(aVehicle(), one, site, testNow).some(({ subject }) => subject === 'seller')).toBe(false);
    expect(lawGaps(aVehicle(), one, site, testNow)).toContainEqual({
      id: 'qld-seller',
      subject: 'seller',
      reason: 'licence',
    });
    // One licence for the whole business is every yard's.
    const whole = aSite({ locations: [one], legal: { licence: 'Licensed motor dealer 99' } });
    expect(statements(aVehicle(), one, whole, testNow)[0]?.text).toBe(
      'Harbour City Motors Newstead, Licensed motor dealer 99',
    );
  });
});

describe('the price', () => {
  it.each([
    ['qld', 'used', 'Excl. govt charges', true],
    ['qld', 'new', 'Excl. govt charges', false],
    ['qld', 'demo', 'Excl. govt charges', false],
    ['qld', 'new', 'Drive away', true],
    ['nsw', 'used', 'Excl. govt charges', true],
    ['vic', 'used', 'Excl. govt charges', false],
    ['vic', 'used', 'Drive away', true],
    ['wa', 'used', 'EGC', true],
    ['qld', 'used', 'Excl. govt charges and GST', false],
    ['nsw', 'used', 'Plus GST', false],
    ['nz', 'used', 'Incl. on-road costs, plus GST', false],
    ['nz', 'new', 'Plus GST and on-road costs', false],
    ['nz', 'used', 'Plus on-road costs', false],
    ['nz', 'used', 'Incl. on-road costs', true],
    ['nz', 'new', 'Plus on-road costs', true],
  ] as const)('the price in %s, of a %s car, as "%s": allowed is %s', (state, carType, priceType, isAllowed) => {
    const { stated, gaps } = about(state, carType, { priceType });
    expect(stated.find(({ subject }) => subject === 'price')).toMatchObject({ text: priceType, prominence: 'price' });
    expect(gaps.some(({ reason }) => reason === 'priceType')).toBe(!isAllowed);
  });

  it.each([0, 'POA' as never, -1])('the price has no type where there is no price but %s, as the gap says', (price) => {
    const { stated, gaps } = about('vic', 'used', { price });
    expect(stated.some(({ subject }) => subject === 'price')).toBe(false);
    expect(gaps).toContainEqual({ id: 'vic-price', subject: 'price', reason: 'price' });
  });
});

describe('what a vehicle of New Zealand states', () => {
  it('what a vehicle of New Zealand states is its notice with the items that are known, its warrant and its road user charges', () => {
    const { vehicle, yard, site } = about('nz', 'used', { built: '03/2019', km: 48_200 });
    const stated = statements({ ...vehicle, fuel: 'Diesel' }, yard, site, testNow);
    const notice = stated.find(({ subject }) => subject === 'consumerNotice');
    expect(notice).toMatchObject({ mark: 'certain', link: { href: 'https://cin.example/1042' } });
    const items = notice?.items?.map(({ label, value }) => `${label}: ${value ?? ''}`.replaceAll('\u00a0', ' '));
    expect(items).toEqual(
      expect.arrayContaining([
        'Trader: Harbour City Motors Newstead, registered motor vehicle trader 12345',
        'Year: 2022',
        'Odometer: 48,200 km',
        'Cash price: $20,000 Incl. on-road costs',
        'Security interest: ',
        'Imported damaged: ',
        'First registered in New Zealand: ',
        'Road user charges: $76 for 1,000 km',
      ]),
    );
    expect(stated.find(({ subject }) => subject === 'warrant')?.text).toContain('less than a month old');
    expect(stated.find(({ subject }) => subject === 'roadUser')?.text.replaceAll('\u00a0', ' ')).toContain(
      '$76 for 1,000 km',
    );
  });

  it('states in its notice what the registers said of it, and when', () => {
    const { vehicle, yard, site } = about('nz', 'used', { km: 48_200 });
    const { history_checks: checks } = aPassportDoc();
    const passport = aPassportDoc({
      history_checks: [...(checks ?? []), { check: 'odometer', result: 'clear', date: '2026-03-01' }],
    });
    const stated = statements({ ...vehicle, passport }, yard, site, testNow);
    const items = stated.find(({ subject }) => subject === 'consumerNotice')?.items ?? [];
    const value = (label: string): string | undefined =>
      items.find((item) => item.label === label)?.value?.replaceAll('\u00a0', ' ');
    expect(value('Security interest')).toBe('No security interest, checked on 2 March 2026, certificate 4491 2207');
    expect(value('Odometer')).toBe('48,200 km. No doubt recorded, checked on 1 March 2026');
  });

  it.each([
    ['new', 'car', false],
    ['demo', 'car', true],
    ['used', 'ute', true],
    ['used', 'motorcycle', false],
    ['used', 'truck', false],
  ] as const)('what a vehicle of New Zealand states has a notice for a %s %s: %s', (carType, kind, has) => {
    const { stated } = about('nz', carType, { kind });
    expect(stated.some(({ subject }) => subject === 'consumerNotice')).toBe(has);
  });

  it('what a vehicle of New Zealand states names the missing address of the notice', () => {
    const { vehicle, yard } = about('nz', 'used', {});
    const site = aSite({ country: 'NZ', timezone: 'Pacific/Auckland', locations: [yard] });
    expect(lawGaps(vehicle, yard, site, testNow)).toContainEqual({
      id: 'nz-consumerNotice',
      subject: 'consumerNotice',
      reason: 'notice',
    });
  });
});

describe('a rate', () => {
  const lender = { paymentWeek: 128, interestRate: 6.2, comparisonRate: 6.79, termMonths: 60 };
  const financed = aVehicle({ finance_lenders: { Manual: lender } });
  const finance = { finance_provider: 'Manual' as const, locations: [aLocation({ dealer_license_number: '1' })] };

  it('a rate has its comparison rate and the warning whole, and the dealer’s credit licence', () => {
    const site = aSite({ ...finance, legal: { creditLicence: 'credit representative 512345 of licence 391464' } });
    const stated = statements(financed, site.locations[0], site, testNow);
    const rate = stated.find(({ subject }) => subject === 'comparisonRate');
    expect(rate).toMatchObject({ prominence: 'rate', channels: ['card', 'vehicle', 'print'] });
    expect(rate?.text).toMatch(/6\.79%.*WARNING.*different comparison rate\./);
    expect(stated.find(({ subject }) => subject === 'credit')?.text).toContain('512345');
    // Without finance there is nothing to license.
    expect(statements(aVehicle(), site.locations[0], site, testNow).some(({ subject }) => subject === 'credit')).toBe(
      false,
    );
  });

  it('a rate is a total of payments in New Zealand', () => {
    const site = aSite({ ...finance, country: 'NZ', timezone: 'Pacific/Auckland' });
    const stated = statements(financed, site.locations[0], site, testNow);
    expect(stated.find(({ subject }) => subject === 'totalOfPayments')?.text).toContain('total of payments');
    expect(stated.some(({ subject }) => subject === 'comparisonRate')).toBe(false);
  });
});

describe('where something is not known', () => {
  it('nothing is stated, and the gap says what is missing', () => {
    const reasons = (...input: Parameters<typeof about>) =>
      about(...input).gaps.flatMap(({ subject, reason }) => (subject === 'warranty' ? reason : []));
    expect(reasons('vic', 'used', { km: 48_200 })).toEqual(['buildDate']);
    expect(reasons('vic', 'used', { built: '12/2026', km: 48_200 })).toEqual(['buildDateAhead']);
    expect(reasons('vic', 'used', { built: '03/2016', km: 48_200 })).toEqual(['buildMonth']);
    expect(reasons('vic', 'used', { built: '03/2019' })).toEqual(['odometer']);
    expect(reasons('vic', 'demo', { built: '03/2025', km: 5_000 })).toEqual(['demonstrator']);
    expect(reasons('vic', 'used', { kind: 'caravan' })).toEqual(['kind']);
    expect(reasons('wa', 'used', { built: '03/2019', km: 48_200, price: 0 })).toEqual(['price']);
    expect(reasons('vic', 'new', { built: '01/2026', km: 12 })).toEqual([]);
  });

  it.each(['', 'Auckland', 'XYZ'])(
    'where something is not known of a yard in the state "%s" nothing of a state is stated',
    (state) => {
      const yard = aLocation({ address: { state }, dealer_license_number: '1' });
      const site = aSite({ locations: [yard] });
      const vehicle = aVehicle({ build_date: '03/2019', state, simple_body: 'SUV' });
      expect(statements(vehicle, yard, site, testNow).map(({ subject }) => subject)).toEqual(['price']);
      expect(lawGaps(vehicle, yard, site, testNow)).toEqual([{ id: 'au', subject: 'seller', reason: 'state' }]);
    },
  );

  it('a sold vehicle states nothing, and a subscription has no rules of a sale', () => {
    const yard = aLocation({ dealer_license_number: '1' });
    const site = aSite({ locations: [yard], price: { offersSubscriptions: true } });
    expect(statements(aVehicle({ status: 'sold' }), yard, site, testNow)).toEqual([]);
    const subscribed = aVehicle({ subscription_price: 250, build_date: '03/2019', simple_body: 'SUV' });
    expect(statements(subscribed, yard, site, testNow).map(({ subject }) => subject)).toEqual(['seller']);
  });
});

describe('every row of the table', () => {
  it.each(lawTable)('$id has a source, a day of review, and a mark', ({ rule, source, reviewedOn, mark, text }) => {
    expect(rule).toMatch(/\.$/);
    expect(source).toMatch(/\.(?:au|nz)\b|\b(?:Act|Law|Code|SR|RG|Regulations)\b|drive\.com\.au/);
    expect(reviewedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(['certain', 'to be checked']).toContain(mark);
    if (text !== undefined) expect(text).toMatch(/\.$/);
  });

  it('every row of the table covers the seller and the price of all states, territories and New Zealand', () => {
    for (const jurisdiction of ['qld', 'nsw', 'vic', 'sa', 'wa', 'tas', 'act', 'nt', 'nz'])
      expect(lawTable.some((row) => row.jurisdiction === jurisdiction && row.subject === 'seller')).toBe(true);
  });
});
