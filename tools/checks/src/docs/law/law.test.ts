import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lawTable } from '@dealer/core/law';
import { aLocation, aSite, aVehicleDoc, testNow } from '@dealer/core/testing';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { lawFindings, staleRows, stockGaps } from '@dealer/vite/check';
import { lawPage } from './lawPage.ts';

const file = 'apps/coast/sites/harbour/site.json';
/** A site that lacks nothing; each test takes one thing away. */
const yard = aLocation({ dealer_license_number: '4 110 001', legal_name: 'Harbour City Pty Ltd' });
const whole = {
  locations: [yard],
  forms: { optInDefault: false },
  legal: {
    complaints: 'Mia Wong, 07 5550 1234',
    creditLicence: 'Credit representative 512345 of licence 391464',
    privacy: [{ title: 'What we collect', text: 'Your name.' }],
  },
};
const find = (change: object = {}, content: Record<string, unknown> = {}) =>
  lawFindings(aSite({ ...whole, ...change }), file, content).map(({ path, law }) => [path, law.id]);

describe('what the law asks of a site', () => {
  it('what the law asks of a site is nothing more where the site has everything', () => {
    expect(find()).toEqual([]);
  });

  it.each([
    [
      'a yard without a licence',
      { locations: [{ ...yard, dealer_license_number: null }] },
      [['locations[0].dealer_license_number', 'qld-seller']],
    ],
    [
      'a yard without the company behind it',
      { locations: [{ ...yard, legal_name: ' ' }] },
      [['locations[0].legal_name', 'qld-seller']],
    ],
    [
      'a yard in no known state',
      { locations: [{ ...yard, address: { state: 'Auckland' } }] },
      [['locations[0].address.state', 'au-price']],
    ],
    ['nobody for complaints', { legal: { ...whole.legal, complaints: null } }, [['legal.complaints', 'au-complaints']]],
    ['no policy that forms can link', { legal: { ...whole.legal, privacy: [] } }, [['legal.privacy', 'au-privacy']]],
    ['a marketing box that starts ticked', { forms: { optInDefault: true } }, [['forms.optInDefault', 'au-consent']]],
    [
      'finance without a credit licence',
      { finance_provider: 'Manual', legal: { ...whole.legal, creditLicence: null } },
      [['legal.creditLicence', 'au-credit']],
    ],
    [
      'a new vehicle that is not advertised drive away',
      { price: { defaultPriceType: { new: 'Plus government charges' } } },
      [['price.defaultPriceType.new', 'au-price']],
    ],
  ])('what the law asks of a site is named: %s', (_, change, expected) => {
    expect(find(change)).toEqual(expected);
  });

  it('what the law asks of a site does not count the licence of a lender as missing, nor finance that is not shown', () => {
    const legal = { ...whole.legal, creditLicence: null };
    const lenders = [{ name: 'Manual', creditLicence: '391464' }];
    expect(find({ finance_provider: 'Manual', legal, finance: { lenders } })).toEqual([]);
    expect(find({ finance_provider: 'Manual', legal, finance: { hidden: true } })).toEqual([]);
  });

  it('what the law asks of a site is a drive-away price for used vehicles in Victoria, and other words than "on-road costs" in New South Wales', () => {
    const inState = (state: string) => ({ locations: [{ ...yard, address: { state } }] });
    expect(find(inState('VIC'))).toEqual([['price.defaultPriceType.used', 'vic-price']]);
    expect(find({ ...inState('VIC'), price: { defaultPriceType: { used: 'Drive away' } } })).toEqual([]);

    const legal = { ...whole.legal, disclaimers: ['Prices exclude On-Road Costs.'] };
    expect(find({ ...inState('NSW'), legal })).toEqual([['legal.disclaimers[0]', 'nsw-wording']]);
    expect(find({ ...inState('QLD'), legal })).toEqual([]);
    expect(
      find({ ...inState('NSW') }, { offers: { items: [{ text: 'No ORC to pay' }, { text: 'The orc' }] } }),
    ).toEqual([['items[0].text', 'nsw-wording']]);
  });

  it('what the law asks of a site is a price with GST for every vehicle, used ones too', () => {
    const locations = [{ ...yard, address: { state: 'QLD' } }];
    const price = { defaultPriceType: { used: 'Excl. govt charges and GST' } };
    expect(find({ locations, price })).toEqual([['price.defaultPriceType.used', 'au-price']]);
  });

  it('what the law asks of a site is a notice, a trader and prices with on-road costs in New Zealand', () => {
    const nz = {
      country: 'NZ',
      timezone: 'Pacific/Auckland',
      price: { defaultPriceType: { used: 'Plus on-road costs' } },
    };
    expect(find(nz)).toEqual([
      ['price.defaultPriceType.used', 'nz-price'],
      ['nz.cinUrl', 'nz-consumerNotice'],
    ]);
  });

  it('what the law asks of a site has the source of each rule, and the file of each text', () => {
    const nsw = aSite({ ...whole, locations: [{ ...yard, address: { state: 'NSW' } }] });
    expect(lawFindings(nsw, file, { offers: { text: 'on-road costs' } })).toEqual([
      {
        file: 'apps/coast/sites/harbour/content/offers.json',
        path: 'text',
        message: 'calls charges of the state "on-road costs", which NSW does not allow',
        hint: expect.stringContaining('government charges') as string,
        law: { id: 'nsw-wording', source: expect.stringContaining('fairtrading.nsw.gov.au') as string },
      },
    ]);
  });
});

describe('a rule that nobody has reviewed for a year', () => {
  it('names a rule that nobody has reviewed for a year', () => {
    const [row] = lawTable;
    const table = [
      { ...row!, reviewedOn: '2025-11-26' },
      { ...row!, id: 'fresh', reviewedOn: '2025-11-27' },
    ];
    expect(staleRows('2026-11-27', table).map(({ id }) => id)).toEqual([row?.id]);
    // The amounts on top of a price count as one.
    expect(staleRows('2030-01-01').map(({ id }) => id)).toEqual([...lawTable.map(({ id }) => id), 'au-onRoad']);
  });
});

describe('what the vehicles of a site do not state', () => {
  it('what the vehicles of a site do not state is counted by rule and reason, and vehicles of other yards are left out', () => {
    const site = aSite(whole);
    const docs = [
      aVehicleDoc({ simple_body: 'SUV', build_date: undefined }),
      aVehicleDoc({ id: 2, slug: 'two', simple_body: 'SUV', build_date: 'TBA' }),
      aVehicleDoc({ id: 3, slug: 'bike', item_type: 'motorcycle', car_type: 'new', price_type: 'Drive away' }),
      aVehicleDoc({ id: 4, slug: 'free', simple_body: 'SUV', build_date: '03/2021', price: 0 }),
      aVehicleDoc({ id: 5, slug: 'elsewhere', location: { id: 99 }, location_id: 99 }),
      'no document',
    ];
    const found = stockGaps(docs, site, { file: 'stock.ndjson', now: testNow });
    expect(found.map(({ path, message, law }) => [path, message, law.id])).toEqual([
      ['2022-toyota-hilux-1042', 'and 1 more: each states no warranty: it has no build date', 'qld-warranty-a'],
      ['free', 'states no price: it has no price', 'au-price'],
    ]);
  });
});

describe('docs/law.md', () => {
  it('docs/law.md has the rows of the table: npm run write:law', () => {
    expect(
      readFileSync(join(root, 'docs/law.md'), 'utf8') === lawPage(),
      'docs/law.md is older: npm run write:law',
    ).toBe(true);
  });

  it('docs/law.md has each rule with its source and the day of its review', () => {
    const page = lawPage();
    for (const { source, reviewedOn } of lawTable) {
      expect(page).toContain(source);
      expect(page).toContain(reviewedOn);
    }
    expect(page).toContain('no legal advice');
  });
});
