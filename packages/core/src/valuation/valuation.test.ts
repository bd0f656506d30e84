import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLeadContext, aLocation, aSite } from '../testing/index.ts';
import {
  adjustmentsBody,
  storeValuationBody,
  offerAcceptedBody,
  parseValuation,
  regoLookupBody,
  regoLookupSchema,
} from './index.ts';
import { valuationLead } from './valuationBodies.ts';
import { initialRegoState } from '../enquiry/index.ts';
import { australianStates } from '../contact/index.ts';

const context = aLeadContext({ url: 'https://www.harbourcity.example/trade-in' });

describe('looking up a plate', () => {
  it.each([
    ['123 abc', '123ABC'],
    ['ABC-123', 'ABC123'],
    ['S 123 BXY', 'S123BXY'],
    ['1', '1'],
  ])('looking up a plate reads %s', (rego, plate) => {
    expect(regoLookupSchema(aSite()).parse({ rego, regoState: 'nsw' })).toEqual({ rego: plate, regoState: 'nsw' });
  });

  it.each([
    ['', 'Please enter your registration number.'],
    ['AB#1', 'Please enter the registration number as it stands on the plate, letters and numbers only.'],
    ['ABCDEFGHIJ', 'Please enter the registration number as it stands on the plate, letters and numbers only.'],
  ])('looking up a plate of "%s" says: %s', (rego, message) => {
    expect(
      regoLookupSchema(aSite())
        .safeParse({ rego })
        .error?.issues.map((issue) => issue.message),
    ).toEqual([message]);
  });

  it('looking up a plate starts in Queensland, knows eight states, and has none in New Zealand', () => {
    expect(australianStates).toHaveLength(8);
    expect(regoLookupSchema(aSite()).parse({ rego: 'ABC123' })).toEqual({ rego: 'ABC123', regoState: 'qld' });
    expect(
      regoLookupSchema({
        ...aSite(),
        locations: [aLocation({ address: { ...aLocation().address, state: 'NSW' } })],
      }).parse({ rego: 'ABC123' }),
    ).toEqual({ rego: 'ABC123', regoState: 'nsw' });
    expect(regoLookupSchema(aSite()).safeParse({ rego: 'ABC123', regoState: 'xyz' }).error?.issues[0]?.message).toBe(
      'Please choose the state of your registration.',
    );
    const nz = regoLookupSchema(aSite({ country: 'NZ' })).parse({ rego: 'ABC123' });
    expect(regoLookupBody(nz)).toEqual({ rego: 'ABC123' });
  });
});

describe('what a valuation sends', () => {
  it('what a valuation sends has the field names of the backend', () => {
    expect(adjustmentsBody(9, { tyres: 'good' })).toEqual({ id: 9, adjustmentAnswers: { tyres: 'good' } });
    expect(
      valuationLead({
        lookup: { rego: '123ABC', regoState: 'qld' },
        adjustmentAnswers: { tyres: 'good' },
        offerPrice: 21_500,
        context,
        site: aSite(),
      }),
    ).toMatchObject({
      offer_price: 21_500,
      adjustmentAnswers: { tyres: 'good' },
      rego: '123ABC',
      regoState: 'qld',
      source: 'Website',
    });
    expect(valuationLead({ lookup: { rego: '123ABC' }, context, site: aSite() })).not.toHaveProperty('offer_price');
    expect(offerAcceptedBody('1001', { context, site: aSite() })).toEqual({
      page_id: 'vehicle',
      url: context.url,
      source: 'Website',
      user_agent: context.userAgent,
      lead_attributes: { visited_pages: context.visitedPages, linked_query_params: {} },
      lead_id: '1001',
      form_completed: true,
      offer_accepted: true,
      category: 'Trade-In Valuation',
      subcategory: '3. Offer Accepted',
    });
  });

  it('what a valuation sends is stored in its column', () => {
    expect(storeValuationBody({ offer_price: 1 })).toEqual({ offer_price: 1, column_name: 'valuation' });
    expect(storeValuationBody('late')).toEqual({ response: 'late', column_name: 'valuation' });
  });
});

describe('parseValuation', () => {
  it.each([
    [
      { id: 9, offer_price: '$21,500' },
      { kind: 'valuation', id: '9', offerPrice: 21_500 },
    ],
    [
      { id: 'v', offer_price: 0 },
      { kind: 'noOffer', id: 'v' },
    ],
    [{}, { kind: 'noOffer' }],
    [{ error: 'No such plate' }, { kind: 'failed', message: 'No such plate' }],
    [null, { kind: 'failed' }],
  ])('parseValuation: %j', (answer, expected) => {
    expect(parseValuation(answer)).toEqual(expected);
  });

  it('parseValuation never throws', () => {
    fc.assert(fc.property(fc.anything(), (answer) => void parseValuation(answer)));
  });
});

describe('the state that a plate starts with', () => {
  const inState = (state: string, primary = true) => aLocation({ primary, address: { ...aLocation().address, state } });
  const start = (country: 'AU' | 'NZ', locations: ReturnType<typeof inState>[], defaultState = 'qld') =>
    initialRegoState({ country, locations, search: { ...aSite().search, defaultState } });
  it('the state that a plate starts with is that of the primary location, else the site’s, and none where plates name none', () => {
    expect(start('AU', [inState('QLD', false), inState('WA')])).toBe('wa');
    expect(start('AU', [inState('Otago')], 'VIC')).toBe('vic');
    expect(start('AU', [inState('WA', false)], 'nt')).toBe('nt');
    expect(start('AU', [], 'constructor')).toBeUndefined();
    expect(start('NZ', [inState('WA')])).toBeUndefined();
  });
});
