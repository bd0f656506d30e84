import { describe, expect, it } from 'vitest';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import { vehicleCardModel } from '../card/index.ts';
import { emptyPurchase, purchaseSummary, reserveTerms } from '../checkout/index.ts';
import { detailButtons } from './detailButtons.ts';
import { vehicleFaq } from './vehicleFaq.ts';
import { vehicleTabs } from './vehicleTabs.ts';

const labels = (change: Parameters<typeof aVehicle>[0], site = aSite()): string[] =>
  vehicleTabs(aVehicle(change), site).map(({ label }) => label);

describe('vehicleTabs', () => {
  it('vehicleTabs has all six where the site and the car have something to say', () => {
    const site = aSite({
      detail: {
        checkoutEnabled: true,
        tabs: { warrantyText: 'Three years.', protectText: 'Paint protection.', reserveText: '' },
      },
    });
    expect(labels({}, site)).toEqual([
      'Dealer Comments',
      "What's Included",
      'Why Buy From Us?',
      'Reserve Online',
      'Protect Your Car',
      'Features',
    ]);
  });

  it('vehicleFaq names what is sold', () => {
    const site = aSite({ vehicleNoun: 'Caravan' });
    expect(JSON.stringify(vehicleFaq(aVehicle(), site))).not.toMatch(/\bcars?\b/i);
  });

  it('vehicleTabs leaves out what has nothing to say', () => {
    expect(labels({ standardEquipment: [] }, aSite({ home: { reasons: [] } }))).toEqual(['Dealer Comments']);
  });

  it('vehicleTabs has a tab for pending comments', () => {
    expect(vehicleTabs(aVehicle({ dealercomments: ' | ' }), aSite())[0]).toMatchObject({ comments: { empty: true } });
  });

  it('vehicleTabs offers no reserving of a car that somebody else has', () => {
    const site = aSite({ detail: { checkoutEnabled: true } });
    expect(labels({}, site)).toContain('Reserve Online');
    expect(labels({ reserved: true }, site)).not.toContain('Reserve Online');
    expect(labels({ status: 'sold' }, site)).not.toContain('Reserve Online');
  });

  it('promises on a used vehicle what the site promises on used ones', () => {
    const site = aSite({
      copy: { usedPromises: ['3 Year Standard warranty', '3 Year peace-of-mind mechanical protection'] },
    });
    const included = (car_type: 'used' | 'demo'): unknown =>
      vehicleTabs(aVehicle({ car_type }), site).find(({ id }) => id === 'included');
    expect(included('used')).toMatchObject({
      paragraphs: ['3 Year Standard warranty', '3 Year peace-of-mind mechanical protection'],
    });
    expect(included('demo')).toBeUndefined();
  });

  it('vehicleTabs says the deposit and the hours that the site sets, or its own words', () => {
    const text = (site: ReturnType<typeof aSite>): unknown =>
      vehicleTabs(aVehicle(), site).find(({ id }) => id === 'reserve');
    expect(
      text(aSite({ detail: { checkoutEnabled: true }, copy: { depositText: '$500', reserveHoldHours: 72 } })),
    ).toMatchObject({ paragraphs: ['A deposit of $500, fully refundable, holds this vehicle for you for 72 hours.'] });
    expect(
      text(aSite({ detail: { checkoutEnabled: true, tabs: { reserveText: 'Pay online.|We hold it.' } } })),
    ).toMatchObject({ paragraphs: ['Pay online.', 'We hold it.'] });
  });

  it.each([
    [99, '$99'],
    [undefined, '$200'],
    [0, '$200'],
  ])(
    'vehicleTabs says one deposit of a car with the amount %s, in button, tab, questions and checkout',
    (reserve_amount, deposit) => {
      const site = aSite({ detail: { checkoutEnabled: true, buttons: ['reserve'] }, card: { buttons: ['reserve'] } });
      const vehicle = aVehicle({ reserve_amount });
      const text = [
        JSON.stringify(vehicleTabs(vehicle, site).find(({ id }) => id === 'reserve')),
        vehicleFaq(vehicle, site).find(({ question }) => /hold/.test(question))?.answer,
        purchaseSummary(vehicle, emptyPurchase, site, { now: testNow })?.afterTotal[0]?.text,
        reserveTerms(vehicle, site).deposit,
      ];
      for (const expected of text) expect(expected?.match(/\$\d+/g)).toEqual([deposit]);
      // A button says the car's own amount, or none.
      const labels = [
        detailButtons(vehicle, site)[0]?.label,
        vehicleCardModel(vehicle, site, testNow).buttons.find(({ name }) => name === 'reserve')?.label,
      ];
      for (const label of labels)
        expect(label?.match(/\$\d+/g) ?? undefined).toEqual(reserve_amount ? [deposit] : undefined);
    },
  );

  it('vehicleTabs promises only what the site promises: warranty of new cars, money back', () => {
    const site = aSite({ copy: { warrantyYearsNew: 5, moneyBackHours: 48 } });
    const included = (carType: 'new' | 'used'): unknown =>
      vehicleTabs(aVehicle({ car_type: carType }), site).find(({ id }) => id === 'included');
    expect(included('new')).toMatchObject({
      paragraphs: [
        'New vehicles come with a 5-year warranty.',
        'You can bring it back within 48 hours and get your money back.',
      ],
    });
    expect(included('used')).toMatchObject({
      paragraphs: ['You can bring it back within 48 hours and get your money back.'],
    });
  });
});

const answer = (question: RegExp, change: Parameters<typeof aVehicle>[0], site = aSite()): string | undefined =>
  vehicleFaq(aVehicle(change), site).find((item) => question.test(item.question))?.answer;

describe('vehicleFaq', () => {
  it('vehicleFaq offers no test drive of what is towed', () => {
    expect(answer(/see it first/, { item_type: 'caravan' })).toMatch(/^Yes\. Tell us when/);
    expect(answer(/drive it first/, { item_type: 'caravan' })).toBeUndefined();
    expect(answer(/drive it first/, { item_type: 'motorcycle' })).toMatch(/test drive/);
  });

  it('vehicleFaq has nothing to say of a sold car', () =>
    expect(vehicleFaq(aVehicle({ status: 'sold' }), aSite())).toEqual([]));

  it('vehicleFaq says what the price includes, by its type', () => {
    expect(answer(/price include/, { price_type: 'Drive away' })).toContain('dealer delivery are in it');
    expect(answer(/price include/, {})).toContain('come on top');
    expect(answer(/price include/, { price_type: 'Special' })).toBe(
      'The price is $45,990 special. Ask us for the drive away figure in writing.',
    );
    expect(answer(/price include/, { price: undefined })).toBeUndefined();
  });

  it('vehicleFaq says when there is no online estimate of a trade-in', () =>
    expect(answer(/trade in/, {})).toMatch(
      /over 7 years old or with more than 100,000 km.*third-party valuation tool/,
    ));

  it('vehicleFaq speaks of delivery and holding only where the site does them', () => {
    expect(answer(/deliver/, {})).toBeDefined();
    expect(answer(/deliver/, {}, aSite({ detail: { deliveryCalculator: false } }))).toBeUndefined();
    expect(answer(/hold/, {})).toBeUndefined();
    expect(answer(/hold/, {}, aSite({ detail: { checkoutEnabled: true } }))).toContain('$200');
  });

  it('vehicleFaq speaks of the Consumer Information Notice in New Zealand, of used and demo cars', () => {
    const nz = aSite({ country: 'NZ', timezone: 'Pacific/Auckland' });
    expect(answer(/Consumer Information/, {}, nz)).toContain('before you travel');
    expect(answer(/Consumer Information/, { car_type: 'new' }, nz)).toBeUndefined();
    expect(answer(/Consumer Information/, {})).toBeUndefined();
    expect(
      answer(
        /Consumer Information/,
        {},
        aSite({ country: 'NZ', timezone: 'Pacific/Auckland', nz: { cinUrl: 'https://cin.example/{id}' } }),
      ),
    ).toContain('beside the price');
  });
});

describe('what the price includes follows its type', () => {
  const included = [
    'Drive away',
    'Driveaway Price',
    'Drive-away, no more to pay',
    'DAP',
    'Ride away',
    'Incl. on-road costs',
    'Including on road costs',
    'On-road costs included',
    'Inc ORC',
    'Includes all govt charges',
    'No more to pay',
    'Incl. GST and on-road costs',
  ];
  const excluded = [
    'Excl. govt charges',
    'Excluding Government Charges',
    'EGC',
    'Plus on-road costs',
    '+ ORC',
    'plus ORC',
    'Before on-road costs',
    'On-road costs excluded',
    'On roads extra',
    'Not including on-road costs',
    'Incl. GST, excl. govt charges',
    'Ex. on-roads',
  ];
  const unsaid = ['Special', 'Incl. GST', 'Plus GST', 'Negotiable', 'Exceptional value', 'Now'];
  const nz = aSite({ country: 'NZ', timezone: 'Pacific/Auckland' });
  const rows = [
    ...included.map((type) => [type, 'are in it'] as const),
    ...excluded.map((type) => [type, 'come on top'] as const),
    ...unsaid.map((type) => [type, undefined] as const),
  ];

  it.each(rows)('what the price includes follows its type: %s: %s', (price_type, expected) => {
    for (const site of [aSite(), nz]) {
      const text = (answer(/price include/, { price_type }, site) ?? '').replaceAll('\u00a0', ' ');
      expect([text.includes('are in it'), text.includes('come on top')]).toEqual([
        expected === 'are in it',
        expected === 'come on top',
      ]);
      expect(text.startsWith(`The price is $45,990 ${price_type.toLowerCase()}`)).toBe(true);
      expect(text.includes('WoF')).toBe(site === nz && expected !== undefined);
    }
  });

  it.each([
    ['AU', 'new', 'are in it'],
    ['AU', 'demo', 'are in it'],
    ['AU', 'used', 'come on top'],
    ['NZ', 'new', 'come on top'],
    ['NZ', 'demo', 'are in it'],
    ['NZ', 'used', 'are in it'],
  ] as const)(
    'what the price includes follows its type of the country’s custom: %s, %s',
    (country, car_type, expected) => {
      expect(answer(/price include/, { car_type, price_type: undefined }, aSite({ country }))).toContain(expected);
    },
  );
});
