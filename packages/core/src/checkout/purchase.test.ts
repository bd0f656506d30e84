import { describe, expect, it } from 'vitest';
import { startCalculator } from '../finance/index.ts';
import { aCarBeforeCharges, aSite, aVehicle, testNow } from '../testing/index.ts';
import {
  emptyPurchase,
  purchaseExtra,
  purchaseProblems,
  purchaseSummary,
  readPurchase,
  resumeCalculator,
  type PurchaseDraft,
  type PurchaseStep,
} from './index.ts';
import { purchaseMessages } from './purchaseProblems.ts';

const site = aSite();
const nz = aSite({ country: 'NZ', timezone: 'Pacific/Auckland' });
const car = aVehicle({ price: 45_990, price_type: 'Drive away', location_name: 'Newstead' });
const used = aVehicle({ car_type: 'used', price: 20_000, price_type: undefined, reserve_amount: 500 });
const draftWith = (change: Partial<PurchaseDraft>): PurchaseDraft => ({ ...emptyPurchase, ...change });
const toBrisbane = {
  receive: 'deliver',
  postcode: '4000',
  delivery: { postcode: '4000', region: 'Queensland', price: 290 },
} as const;

describe('purchaseProblems', () => {
  it.each<[string, PurchaseStep, Partial<PurchaseDraft>, object]>([
    ['nothing of the vehicle', 'vehicle', {}, {}],
    ['whether there is a trade-in', 'tradeIn', {}, { tradeIn: purchaseMessages.tradeIn }],
    ['no more after a no', 'tradeIn', { tradeIn: 'No', kms: 'many' }, {}],
    ['what it is after a yes', 'tradeIn', { tradeIn: 'Yes' }, { tradeInVehicle: purchaseMessages.tradeInVehicle }],
    [
      'kilometres that are a number',
      'tradeIn',
      { tradeIn: 'Yes', tradeInVehicle: '2015 Mazda 3', kms: 'many' },
      { kms: purchaseMessages.kms },
    ],
    ['nothing more', 'tradeIn', { tradeIn: 'Yes', tradeInVehicle: '2015 Mazda 3', kms: '84,000 km' }, {}],
    ['how it is paid', 'payment', {}, { payBy: purchaseMessages.payBy }],
    ['nothing after cash', 'payment', { payBy: 'cash' }, {}],
    ['how it gets there', 'delivery', {}, { receive: purchaseMessages.receive }],
    ['nothing for who comes', 'delivery', { receive: 'collect', postcode: 'x' }, {}],
    ['a postcode', 'delivery', { receive: 'deliver' }, { postcode: 'Please enter a postcode.' }],
    [
      'the price of that postcode',
      'delivery',
      { ...toBrisbane, postcode: '4001' },
      { postcode: purchaseMessages.delivery },
    ],
    ['nothing once it is known', 'delivery', toBrisbane, {}],
    [
      'nothing where the service has no price',
      'delivery',
      { receive: 'deliver', postcode: '0800', delivery: { postcode: '0800' } },
      {},
    ],
  ])('purchaseProblems asks %s', (_, step, change, expected) => {
    expect(purchaseProblems(step, draftWith(change))).toEqual(expected);
  });
});

describe('purchaseSummary', () => {
  it('adds the known amounts of a purchase', () => {
    expect(
      purchaseSummary(car, draftWith({ tradeIn: 'No', payBy: 'cash', ...toBrisbane }), site, { now: testNow }),
    ).toEqual({
      lines: [
        { label: 'Vehicle price', text: '$45,990', note: 'Drive away' },
        { label: 'Delivery to Queensland', text: '$290' },
      ],
      total: { label: 'Total drive away', text: '$46,280' },
      afterTotal: [
        { label: 'Deposit today', text: '$200', note: 'Fully refundable, and part of the price.' },
        { label: 'Left to pay after the deposit', text: '$46,080' },
      ],
    });
  });

  it('purchaseSummary names what comes on top with its amounts, and counts it in the total and in what is left to pay', () => {
    const priced = aCarBeforeCharges({ price_type: undefined, reserve_amount: 500 });
    const own = aSite({ price: { charges: { qld: { transfer: 32 } } } });
    const summary = purchaseSummary(priced, draftWith({ receive: 'collect' }), own, { now: testNow });
    expect(summary?.lines.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Vehicle price: $20,000',
      'Vehicle duty: $600',
      'Transfer fee: $32',
      'Registration for 12 months: $457.40',
      'Compulsory insurance: $369.60',
      'Pick up at Harbour City Motors Newstead: No charge',
    ]);
    expect(summary?.total).toEqual({
      label: 'Estimated total, drive away in QLD',
      text: '$21,459',
      note: 'An estimate: the seller tells you the exact amounts in writing before you sign anything.',
    });
    expect(summary?.afterTotal.map(({ text }) => text)).toEqual(['$500', '$20,959']);
    // Delivered to Victoria it is registered there: 100 steps of 200 at 8.40, and what is not known comes on top.
    expect(
      purchaseSummary(
        priced,
        draftWith({
          receive: 'deliver',
          postcode: '3000',
          delivery: { postcode: '3000', region: 'Victoria', price: 300 },
        }),
        own,
        { now: testNow },
      )?.total,
    ).toMatchObject({ label: 'Estimated total, drive away in VIC', text: 'from $21,140' });
    expect(
      purchaseSummary(priced, draftWith({ receive: 'collect' }), own, { state: 'sa', now: testNow })?.total.label,
    ).toBe('Estimated total, drive away in SA');
  });

  it('purchaseSummary says what the seller adds before anything is signed, where the amounts are not known', () => {
    const nowhere = aVehicle({
      car_type: 'used',
      price: 20_000,
      price_type: undefined,
      state: undefined,
      location: undefined,
    });
    const summary = purchaseSummary(nowhere, draftWith({ receive: 'collect' }), site, { now: testNow });
    expect(summary?.total).toEqual({
      label: 'Total excl. govt charges',
      text: '$20,000',
      note: 'The seller adds duty, transfer and registration and tells you the amounts in writing before you sign anything.',
    });
    expect(summary?.afterTotal.at(-1)?.label).toBe('Left to pay after the deposit, before what the seller adds');
    const added = purchaseSummary({ ...used, priceType: 'Plus on-road costs' }, draftWith({ receive: 'collect' }), nz, {
      now: testNow,
    });
    expect(added?.total.note).toMatch(/^The seller adds on-road costs \(registration, WoF\)/);
  });

  it('purchaseSummary adds nothing to the price of a used vehicle in New Zealand, which includes it', () => {
    expect(purchaseSummary(used, draftWith({ receive: 'collect' }), nz, { now: testNow })?.total).toEqual({
      label: 'Total incl. on-road costs',
      text: '$20,000',
    });
  });

  it('leaves the unknown amounts of a purchase open', () => {
    const summary = purchaseSummary(
      car,
      draftWith({ tradeIn: 'Yes', receive: 'deliver', postcode: '4870', delivery: { postcode: '4870' } }),
      site,
      { now: testNow },
    );
    expect(summary?.lines.map(({ text }) => text)).toEqual(['$45,990', 'To be agreed', 'To be valued']);
    expect(summary?.total).toEqual({
      label: 'Total drive away',
      text: '$45,990',
      note: 'Delivery to be agreed; your trade-in is taken off once it is valued.',
    });
  });

  it('purchaseSummary drops the delivery price of another postcode', () => {
    expect(
      purchaseSummary(car, draftWith({ ...toBrisbane, postcode: '6000' }), site, { now: testNow })?.lines[1],
    ).toEqual({
      label: 'Delivery to 6000',
      text: 'To be agreed',
    });
  });

  it('purchaseSummary shows no remainder if the deposit is a text', () => {
    expect(
      purchaseSummary(car, emptyPurchase, aSite({ copy: { depositText: 'A small deposit' } }), { now: testNow })
        ?.afterTotal,
    ).toHaveLength(1);
  });

  it('purchaseSummary is absent without a price', () => {
    expect(purchaseSummary(aVehicle({ price: 0 }), emptyPurchase, site, { now: testNow })).toBeUndefined();
  });
});

describe('purchaseExtra', () => {
  it('purchaseExtra contains every choice and the prices as shown', () => {
    const draft = draftWith({
      tradeIn: 'Yes',
      tradeInVehicle: '2015 Mazda 3',
      kms: '84000',
      rego: '123ABC',
      regoState: 'QLD',
      payBy: 'finance',
      ...toBrisbane,
    });
    const summary = purchaseSummary(car, draft, site, { now: testNow });
    if (summary === undefined) throw new Error('The car has a price.');
    expect(purchaseExtra(draft, summary, site, '$150 per week')).toEqual({
      finance: 'Yes',
      'do-you-have-a-trade-in': 'Yes',
      kms: '84000',
      rego: '123ABC',
      regoState: 'QLD',
      trade_in_vehicle: '2015 Mazda 3',
      payment_method: 'Finance',
      finance_estimate: '$150 per week',
      delivery_method: 'Delivery',
      delivery_postcode: '4000',
      delivery_region: 'Queensland',
      delivery_price: '290',
      price_summary:
        'Vehicle price: $45,990 (Drive away)\nDelivery to Queensland: $290\nYour trade-in: To be valued (Taken off once you agree to our valuation.)\nTotal drive away: $46,280 (Your trade-in is taken off once it is valued.)\nDeposit today: $200 (Fully refundable, and part of the price.)\nLeft to pay after the deposit: $46,080',
    });
  });

  it.each([
    ['nothing yet', {}, { payment_method: undefined, delivery_method: undefined, finance: undefined }],
    ['cash', { payBy: 'cash' }, { payment_method: 'Cash or bank transfer', finance: 'No' }],
    ['collection', { receive: 'collect' }, { delivery_method: 'Pick up', delivery_postcode: undefined }],
  ] as const)('purchaseExtra of a buyer who chose %s', (_, chosen, expected) => {
    const draft = draftWith(chosen);
    const extra = purchaseExtra(draft, purchaseSummary(car, draft, site, { now: testNow })!, site);
    for (const [name, value] of Object.entries(expected)) expect([name, extra[name]]).toEqual([name, value]);
  });

  it('purchaseExtra leaves out what a subsequent answer withdrew', () => {
    const draft = draftWith({
      ...toBrisbane,
      tradeIn: 'No',
      tradeInVehicle: '2015 Mazda 3',
      rego: '1',
      payBy: 'cash',
      receive: 'collect',
    });
    const summary = purchaseSummary(car, draft, site, { now: testNow });
    if (summary === undefined) throw new Error('The car has a price.');
    expect(Object.keys(purchaseExtra(draft, summary, site, '$150 per week')).sort()).toEqual([
      'delivery_method',
      'do-you-have-a-trade-in',
      'finance',
      'payment_method',
      'price_summary',
    ]);
  });
});

describe('a stored draft', () => {
  it('restores a stored draft of a purchase completely', () => {
    const draft = draftWith({
      tradeIn: 'Yes',
      tradeInVehicle: 'x',
      payBy: 'finance',
      finance: { deposit: 1, residual: 2, term: 3, rate: 4, every: 'month' },
      ...toBrisbane,
    });
    expect(readPurchase(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([[undefined], ['x'], [{ tradeIn: 'Maybe', payBy: 7, receive: {}, finance: { deposit: 'x' }, delivery: 3 }]])(
    'a stored draft of %j says nothing',
    (value) => {
      expect(readPurchase(value)).toEqual(emptyPurchase);
    },
  );

  it('a stored draft restores a calculator within today’s limits', () => {
    const start = startCalculator(site, { page: 'detail', carPrice: 45_990 });
    expect(resumeCalculator(start, undefined)).toBe(start);
    const back = resumeCalculator(start, { deposit: 5_000, residual: 0, term: 99, rate: 8, every: 'month' });
    expect([back.price.value, back.deposit.value, back.term.value, back.rate.value, back.frequency]).toEqual([
      45_990,
      5_000,
      7,
      8,
      'month',
    ]);
  });
});
