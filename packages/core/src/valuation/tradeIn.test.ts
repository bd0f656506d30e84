import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLeadContext, aLocation, aSite, aVehicle } from '../testing/index.ts';
import { anEnquiry } from '../testing/anEnquiry.ts';
import {
  inspectionChoices,
  conditionSchema,
  handCarSchema,
  isUsuallyEstimated,
  kilometresSchema,
  lookupFailureText,
  parseRegoLookup,
  reachableStep,
  readValuationOutcome,
  stepAfter,
  tradeInCarFacts,
  tradeInCarTitle,
  tradeInContactSchema,
  tradeInLead,
  tradeInProgress,
  tradeInText,
  valuationView,
  type TradeInKnown,
} from './index.ts';

const site = aSite();
/** 15 June 2026 in Brisbane. */
const now = Date.UTC(2026, 5, 15);
const context = aLeadContext({ url: 'https://www.harbourcity.example/trade-in' });
const rav4 = { year: 2021, make: 'Toyota', model: 'RAV4', badge: 'GXL' };
const tyres = {
  id: 'tyres',
  question: 'How are the tyres?',
  options: [
    { value: 'good', label: 'Good' },
    { value: 'worn', label: 'Worn' },
  ],
};

describe('the answer of a lookup', () => {
  it('the answer of a lookup is a car with its id and its questions', () => {
    expect(
      parseRegoLookup({ id: 7, vehicle: { ...rav4, year: '2021', colour: 'White', seats: 5 }, adjustments: [tyres] }),
    ).toEqual({ kind: 'found', id: '7', car: { ...rav4, colour: 'White' }, questions: [tyres] });
  });

  it.each([
    ['nothing', {}],
    ['no model', { vehicle: { make: 'Toyota' } }],
    ['a list', []],
    ['null', null],
  ])('the answer of a lookup with %s is no car', (_, answer) =>
    expect(parseRegoLookup(answer)).toEqual({ kind: 'notFound' }),
  );
  it('the answer of a lookup with an error is its text', () =>
    expect(parseRegoLookup({ error: 'On hold.', vehicle: rav4 })).toEqual({ kind: 'notFound', message: 'On hold.' }));

  it.each([
    ['one choice', { ...tyres, options: ['good'] }],
    ['the same choice twice', { ...tyres, options: ['good', 'good'] }],
    ['a path for an id', { ...tyres, id: 'a.b' }],
    ['no text', { id: 'tyres', options: ['a', 'b'] }],
    ['nothing', null],
  ])('the answer of a lookup leaves a question with %s out', (_, question) => {
    expect(parseRegoLookup({ vehicle: rav4, adjustments: [question, tyres, tyres] })).toMatchObject({
      questions: [tyres],
    });
  });

  it('the answer of a lookup never throws', () =>
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (answer, adjustments) => {
        parseRegoLookup(answer);
        parseRegoLookup({ vehicle: rav4, adjustments });
      }),
    ));
});

describe('a car by hand', () => {
  const read = (change: object) =>
    handCarSchema(site, now).safeParse({ year: '2019', make: 'Mazda', model: 'CX-5', badge: '', ...change });
  it('reads a trade-in that was entered by hand', () => {
    expect(read({}).data).toEqual({ year: 2019, make: 'Mazda', model: 'CX-5' });
    expect(read({ badge: ' GT ' }).data).toMatchObject({ badge: 'GT' });
  });
  it.each([
    [{ year: '' }, 'Please enter the year it was built.'],
    [{ year: '19' }, 'Please enter a year with four digits, from 1900 on and not later than next year.'],
    [{ year: '1899' }, 'Please enter a year with four digits, from 1900 on and not later than next year.'],
    [{ year: '2028' }, 'Please enter a year with four digits, from 1900 on and not later than next year.'],
    [{ make: ' ' }, 'Please enter the make, such as Toyota.'],
    [{ model: '' }, 'Please enter the model, such as Corolla.'],
  ])('a car by hand: %j is refused: %s', (change, message) =>
    expect(read(change).error?.issues.map((issue) => issue.message)).toEqual([message]),
  );
  it('a car by hand accepts a trade-in of the next model year', () =>
    expect(read({ year: '2027' }).success).toBe(true));
});

describe('kilometres', () => {
  it.each([
    ['84000', 84_000],
    ['84,000', 84_000],
    ['84 000 km', 84_000],
    ['0', 0],
    ['2,000,000', 2_000_000],
    ['12 kms', 12],
    ['84.000 km', 84_000],
  ])('kilometres: "%s" is %i', (kms, km) => {
    expect(kilometresSchema().parse({ kms })).toEqual({ kms: km });
  });
  it.each([
    ['', 'Please enter how many kilometres it has driven.'],
    ['many', 'Please enter the kilometres as a number, such as 84,000.'],
    ['-5', 'Please enter the kilometres as a number, such as 84,000.'],
    ['12,5', 'Please enter the kilometres as a number, such as 84,000.'],
    ['12.5', 'Please enter the kilometres as a number, such as 84,000.'],
    ['2000001', 'Please enter the kilometres as a number, such as 84,000.'],
  ])('kilometres: "%s" is refused: %s', (kms, message) =>
    expect(
      kilometresSchema()
        .safeParse({ kms })
        .error?.issues.map((issue) => issue.message),
    ).toEqual([message]),
  );
});

describe('an estimate online', () => {
  it.each([
    [2019, 100_000, true],
    [2018, 10, false],
    [2019, 100_001, false],
    [2026, 0, true],
    [undefined, undefined, true],
    [undefined, 150_000, false],
  ])('an estimate online of %s with %s km is usual: %s', (year, km, isUsual) =>
    expect(isUsuallyEstimated({ year, km }, site, now)).toBe(isUsual),
  );
  // 31 December 2025, 14:30 UTC is 2026 in Brisbane: a car of 2018 is eight calendar years old there.
  it('an estimate online counts years where the yard is', () =>
    expect(isUsuallyEstimated({ year: 2018, km: 1 }, site, Date.UTC(2025, 11, 31, 14, 30))).toBe(false));
});

describe('the condition', () => {
  const read = (answers: unknown) => conditionSchema([tyres]).safeParse({ answers });
  it('the condition is one of the answers', () =>
    expect(read({ tyres: 'worn' }).data).toEqual({ answers: { tyres: 'worn' } }));
  it.each([[{}], [{ tyres: '' }], [{ tyres: 'square' }], [{ tyres: 4 }]])('the condition: %j is none', (answers) => {
    expect(read(answers).error?.issues).toMatchObject([
      { path: ['answers', 'tyres'], message: 'Please choose an answer.' },
    ]);
  });
});

describe('who it is for', () => {
  const two = {
    ...aSite(),
    locations: [
      aLocation({ id: 1, slug: 'north', primary: true }),
      aLocation({ id: 2, name: 'South Yard', slug: 'south', primary: false }),
    ],
  };
  it('who it is for may leave the message empty, and chooses a yard only where there are several', () => {
    expect(inspectionChoices(two).map(({ value }) => value)).toEqual(['north', 'south']);
    expect(inspectionChoices({ ...two, locations: two.locations.slice(0, 1) })).toEqual([]);
    expect(
      tradeInContactSchema({ ...site, locations: two.locations.slice(0, 1) }).safeParse(anEnquiry({ message: '' }))
        .success,
    ).toBe(true);
    expect(
      tradeInContactSchema(two)
        .safeParse(anEnquiry({ message: '', location: '' }))
        .error?.issues.map((issue) => issue.message),
    ).toEqual(['Please choose a location.']);
  });

  it('who it is for is not refused for what was typed as a plate before the car was entered by hand', () => {
    const schema = tradeInContactSchema({ ...site, locations: [] });
    expect(schema.safeParse(anEnquiry({ rego: 'I do not remember it, sorry' })).data?.rego).toBe('');
    expect(schema.safeParse(anEnquiry({ rego: '123ABC' })).data?.rego).toBe('123ABC');
  });

  it('who it is for is the lead, under the field names of the backend', () => {
    const lead = tradeInLead({
      contact: anEnquiry({ location: 'south', message: 'One scratch.' }),
      lookup: { rego: '123ABC', regoState: 'qld' },
      car: rav4,
      km: 42_000,
      adjustmentAnswers: { tyres: 'good' },
      offerPrice: 31_500,
      wanted: aVehicle(),
      site: two,
      context,
    });
    expect(lead).toMatchObject({
      category: 'Trade-In Valuation',
      offer_price: 31_500,
      adjustmentAnswers: { tyres: 'good' },
      rego: '123ABC',
      regoState: 'qld',
      kms: '42000',
      location: 'South Yard',
      location_id: 2,
      name: 'Ana',
      last_name: 'Kerr',
      phone: '0412345678',
      message: 'One scratch.',
      car_year: 2021,
      car_description: '2021 Toyota RAV4 GXL',
      car_id: 1042,
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'Hilux',
      source: 'Website',
    });
  });

  it.each([
    ['looked up', { rego: 'ABC12D', regoState: 'qld' as const }],
    ['written by hand', undefined],
  ])('who it is for names the plate once and in capitals: %s', (_, lookup) => {
    const lead = tradeInLead({
      contact: anEnquiry({ rego: 'abc12d' }),
      lookup,
      car: { year: 2019, make: 'Mazda', model: 'CX-5' },
      km: 9,
      site,
      context,
    });
    expect(Object.entries(lead).filter(([, value]) => /^abc12d$/i.test(String(value)))).toEqual([['rego', 'ABC12D']]);
  });

  it('who it is for knows no plate, state or offer of a car by hand, and nothing of a car that nobody wants', () => {
    const lead = tradeInLead({
      contact: anEnquiry(),
      car: { year: 2019, make: 'Mazda', model: 'CX-5' },
      km: 9,
      site,
      context,
    });
    expect(lead).toMatchObject({ kms: '9', car_year: 2019, car_description: '2019 Mazda CX-5' });
    for (const name of [
      'rego',
      'regoState',
      'offer_price',
      'adjustmentAnswers',
      'car_id',
      'location_id',
      'Vehicle Make',
    ])
      expect(lead).not.toHaveProperty(name);
  });
});

describe('the steps', () => {
  const nothing: TradeInKnown = {
    isFound: false,
    hasCar: false,
    hasQuestions: false,
    hasKm: false,
    hasAnswers: false,
    hasResult: false,
  };
  it.each([
    ['the beginning of nothing', undefined, {}, 'plate'],
    ['the beginning of nonsense', 'x', {}, 'plate'],
    ['the result, where there is one', undefined, { hasResult: true }, 'result'],
    ['the plate, for a confirmation without a car', 'confirm', {}, 'plate'],
    ['the confirmation, before it was given', 'kilometres', { isFound: true }, 'confirm'],
    ['a car by hand at any time', 'hand', {}, 'hand'],
    ['the kilometres', 'contact', { hasCar: true }, 'kilometres'],
    [
      'the condition, unanswered',
      'contact',
      { isFound: true, hasCar: true, hasQuestions: true, hasKm: true },
      'condition',
    ],
    [
      'the contact, answered',
      'contact',
      { isFound: true, hasCar: true, hasQuestions: true, hasKm: true, hasAnswers: true },
      'contact',
    ],
    ['the contact, nothing being requested', 'contact', { hasCar: true, hasKm: true }, 'contact'],
    ['no result before there is one', 'result', { hasCar: true, hasKm: true }, 'contact'],
    ['the result instead of what is gone', 'condition', { hasResult: true }, 'result'],
    [
      'a step again, while its car is there',
      'condition',
      { isFound: true, hasCar: true, hasQuestions: true, hasKm: true, hasResult: true },
      'condition',
    ],
  ] as const)('the steps show %s', (_, requested, known, step) =>
    expect(reachableStep(requested, { ...nothing, ...known })).toBe(step),
  );

  it('the steps of a trade-in follow one another', () => {
    expect(
      (['plate', 'confirm', 'hand', 'kilometres', 'condition', 'contact', 'result'] as const).map((step) =>
        stepAfter(step, { hasQuestions: true }),
      ),
    ).toEqual(['confirm', 'kilometres', 'kilometres', 'condition', 'contact', 'result', 'result']);
    expect(stepAfter('kilometres', { hasQuestions: false })).toBe('contact');
  });

  it('the steps are counted as the visitor sees them', () => {
    expect(tradeInProgress('hand', { hasQuestions: true }, site)).toEqual({
      steps: ['Your car', 'Kilometres', 'Condition', 'Your details', 'Valuation'],
      current: 1,
    });
    expect(tradeInProgress('result', { hasQuestions: false }, site)).toMatchObject({ current: 4 });
  });
});

describe('what the visitor reads', () => {
  it('describes the traded-in car for the visitor', () => {
    expect(tradeInCarTitle({ ...rav4, series: 'MXAA52R' })).toBe('2021 Toyota RAV4 GXL MXAA52R');
    expect(tradeInCarFacts({ ...rav4, fuel: 'Hybrid' }, '123ABC')).toEqual([
      { label: 'Plate', value: '123ABC' },
      { label: 'Fuel', value: 'Hybrid' },
    ]);
  });

  it('what the visitor reads of a plate that gave none', () => {
    expect(lookupFailureText({ kind: 'notFound' }, { rego: '123ABC', regoState: 'nt' })).toEqual({
      title: 'We could not find 123ABC in the Northern Territory.',
      text: 'Check the plate, or tell us about it below and we will value it all the same.',
    });
    expect(lookupFailureText({ kind: 'notFound' }, { rego: 'ABC123' }).title).toBe('We could not find ABC123.');
    expect(lookupFailureText({ kind: 'refused', message: 'On hold.' }, { rego: 'A' }).title).toBe('On hold.');
    for (const kind of ['offline', 'slow', 'fault'] as const)
      expect(lookupFailureText({ kind }, { rego: 'A' }).text).toBe(
        'Tell us about it below and we will value it all the same.',
      );
  });

  const outcome = { leadId: '1001', car: '2021 Toyota RAV4', km: 42_000 };
  it('what the visitor reads of an offer: the figure never without its disclaimer', () => {
    expect(valuationView({ ...outcome, result: { kind: 'offer', offerPrice: 31_500 } }, site)).toMatchObject({
      car: '2021 Toyota RAV4, 42,000\u00a0km',
      offer: {
        amount: '$31,500',
        note: 'Indicative only and subject to inspection. Based on data from a third-party valuation tool.',
      },
    });
  });
  it.each([
    ['noOffer', /over 7 years old or with more than 100,000 km/],
    ['byHand', /Without a plate/],
    ['failed', /gave no answer just now/],
  ] as const)('what the visitor reads of none (%s): why', (kind, why) => {
    const view = valuationView({ ...outcome, result: { kind } }, site);
    expect(view).not.toHaveProperty('offer');
    expect(view.text).toMatch(why);
    expect(view.text).toContain(site.answerTime);
  });

  it('what the visitor reads of trading in and of selling, with its FAQ', () => {
    expect(tradeInText('/cars/trade-in', site)).toMatchObject({ path: '/trade-in', title: 'Trade-In Valuation' });
    expect(tradeInText('/sell-your-car', site)).toMatchObject({ path: '/sell-my-car', title: 'Sell your car' });
    const faq = tradeInText('/trade-in', site)
      .faq.map(({ answer }) => answer)
      .join(' ');
    for (const text of [
      'over 7 years old or with more than 100,000 km generally get no online estimate',
      'indicative and subject to inspection',
      'third-party valuation tool',
    ])
      expect(faq).toContain(text);
  });

  it('what the visitor of a caravan dealer reads names caravans', () => {
    const caravans = aSite({ vehicleNoun: 'Caravan' });
    expect(tradeInProgress('hand', { hasQuestions: false }, caravans).steps[0]).toBe('Your caravan');
    const texts = [
      tradeInText('/sell-your-car', caravans),
      tradeInText('/trade-in', caravans),
      valuationView({ ...outcome, result: { kind: 'noOffer' } }, caravans).text,
    ];
    expect(JSON.stringify(texts.map((text) => (typeof text === 'string' ? text : { ...text, path: '' })))).not.toMatch(
      /\bcars?\b/i,
    );
  });

  it('what the visitor reads is stored in the tab and read back, or not at all', () => {
    for (const result of [
      { kind: 'offer', offerPrice: 31_500 },
      { kind: 'noOffer' },
      { kind: 'byHand' },
      { kind: 'failed' },
    ] as const)
      expect(readValuationOutcome(JSON.parse(JSON.stringify({ ...outcome, result })))).toEqual({ ...outcome, result });
    for (const broken of [
      null,
      [],
      outcome,
      { ...outcome, result: { kind: 'offer', offerPrice: 0 } },
      { ...outcome, km: 'far', result: { kind: 'noOffer' } },
    ])
      expect(readValuationOutcome(broken)).toBeUndefined();
  });
});
