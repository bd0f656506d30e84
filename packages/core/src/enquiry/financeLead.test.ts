import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLeadContext, aFinanceForm, aSite, aVehicle } from '../testing/index.ts';
import {
  createCustomerAnswer,
  createCustomerBody,
  type FinanceForm,
  financeLeadPayload,
  financeSteps,
  providerOfferData,
} from './index.ts';
import { financeLeadSchema } from './financeLead.ts';

const aForm = (change: Partial<FinanceForm> = {}): FinanceForm =>
  aFinanceForm({ selfAssessedCreditScore: 'DECENT', subscribe: true, ...change });
const context = aLeadContext({ url: 'https://www.harbourcity.example/finance', visitedPages: ['/'] });
const complaints = (form: object) =>
  financeLeadSchema(aSite())
    .safeParse(form)
    .error?.issues.map(({ message }) => message);

describe('the finance form', () => {
  it('the finance form has the four steps of the popup', () => {
    expect(financeSteps.map(({ name }) => name)).toEqual([
      'Quick Estimate',
      'Your Details',
      'Instant pre-approval',
      'Apply to lender',
    ]);
  });

  it.each([
    [{}, undefined],
    [{ purchasePrice: 10_000, loanTerm: 1 }, undefined],
    [{ purchasePrice: 200_000, loanTerm: 7 }, undefined],
    [{ purchasePrice: 9_999 }, ['Please enter a purchase price from $10,000 to $200,000.']],
    [{ purchasePrice: 200_001 }, ['Please enter a purchase price from $10,000 to $200,000.']],
    [{ purchasePrice: Number.NaN }, ['Please enter a purchase price from $10,000 to $200,000.']],
    [{ loanTerm: 7.5 }, ['Please choose a term of 1 to 7 years.']],
    [{ loanTerm: 0 }, ['Please choose a term of 1 to 7 years.']],
    [{ postcode: '' }, ['Please enter your postcode.']],
    [{ postcode: '400' }, ['Invalid postcode. Please enter a 4-digit number.']],
    [
      { phone: '123' },
      ['Please enter an Australian phone number with its area code, such as 07 5550 1234 or 0412 345 678.'],
    ],
  ])('the finance form: %j', (change, messages) => {
    expect(complaints({ ...aForm(), ...change })).toEqual(messages);
  });
});

describe('the finance lead', () => {
  it('the finance lead says loan, person and vehicle under the field names of the backend', () => {
    expect(
      financeLeadPayload({
        form: aForm({ whoIsHelping: 'Sam' }),
        vehicle: aVehicle(),
        site: aSite(),
        context,
        tags: ['Angle'],
      }),
    ).toMatchObject({
      category: 'Finance Enquiry',
      amount: 45_990,
      term: 5,
      selfAssessedCreditScore: 'DECENT',
      whoIsHelping: 'Sam',
      phone: '0412345678',
      postcode: '4000',
      subscribe: true,
      tags: ['Angle'],
      car_id: 1042,
      car_type: 'used',
      dealership_slug: 'harbour-city-motors',
      source: 'Website',
      lead_attributes: { visited_pages: ['/'] },
    });
  });

  it('the finance lead names the loan’s fields as in a quote if the wording is `quote`', () => {
    const sent = financeLeadPayload({ form: aForm(), site: aSite(), context, wording: 'quote' });
    expect(sent).toMatchObject({ purchasePrice: 45_990, loanTerm: 5 });
    for (const key of ['amount', 'term', 'car_id', 'vin', 'whoIsHelping']) expect(sent).not.toHaveProperty(key);
  });

  it('the finance lead has no credit history where none was requested', () => {
    const { selfAssessedCreditScore: _requested, ...rest } = aForm();
    const form = financeLeadSchema(aSite()).parse(rest);
    expect(financeLeadPayload({ form, site: aSite(), context })).not.toHaveProperty('selfAssessedCreditScore');
  });

  it('the finance lead names the only dealership of a site, and sends a phone that cannot be read as it was typed', () => {
    const site = aSite({ dealerships: [{ id: 1, name: 'North', slug: 'north' }] });
    expect(financeLeadPayload({ form: aForm({ phone: ' 12 ' }), site, context })).toMatchObject({
      dealership_slug: 'north',
      phone: '12',
    });
    expect(providerOfferData({ form: aForm({ phone: ' 12 ' }), site })).toMatchObject({ phoneNumber: '12' });
  });

  it('the finance lead subscribes nobody if the site has no opt-in', () => {
    expect(
      financeLeadPayload({ form: aForm(), site: aSite({ forms: { marketingOptIn: false } }), context }),
    ).toMatchObject({ subscribe: false, opt_in: false });
  });
});

describe('the outside lender', () => {
  it('the outside lender receives the buyer under its own field names, in addition to the lead', () => {
    const site = aSite();
    const data = providerOfferData({ form: aForm(), vehicle: aVehicle({ vin: 'V1', nvic: 'N1', year: 2022 }), site });
    expect(data).toEqual({
      nvic: 'N1',
      vin: 'V1',
      selfAssessedCreditScore: 'DECENT',
      purchasePrice: 45_990,
      year: 2022,
      loanTerm: 5,
      phoneNumber: '+61412345678',
      firstName: 'Ana',
      lastName: 'Kerr',
      email: 'ana@example.com',
      subscribe: true,
      postCode: '4000',
    });
    const lead = financeLeadPayload({ form: aForm(), site, context, wording: 'quote' });
    expect(createCustomerBody(data, lead)).toEqual({ data, additionalData: lead });
  });

  const site = aSite({ services: { redirects: { allowedHosts: ['lender.example'] } } });

  it.each([['https://lender.example/apply?x=1'], ['https://lender.example/']])(
    'the outside lender is gone to at %s',
    (redirectUrl) => {
      expect(createCustomerAnswer({ redirectUrl }, site)).toEqual({ kind: 'redirect', url: redirectUrl });
    },
  );

  it.each([
    ['http://lender.example/'],
    ['https://secure.lender.example/apply'],
    ['https://evil.example/'],
    ['https://lender.example.evil.example/'],
    ['https://evillender.example/'],
    ['https://lender.example@evil.example/'],
    ['javascript:alert(1)'],
    ['//lender.example'],
    ['/apply'],
    [''],
    [7],
  ])('the outside lender is not gone to at %s', (redirectUrl) => {
    expect(createCustomerAnswer({ redirectUrl }, site)).toEqual({
      kind: 'failed',
      message: 'Failed to create customer or no redirect URL received.',
    });
  });

  it('the outside lender says its own error, or that it failed', () => {
    expect(createCustomerAnswer({ error: 'Age below 18' }, site)).toEqual({ kind: 'failed', message: 'Age below 18' });
    expect(createCustomerAnswer({ error: { code: 4 } }, site)).toEqual({
      kind: 'failed',
      message: 'Failed to create customer with YouX',
    });
    expect(createCustomerAnswer(null, site)).toEqual({
      kind: 'failed',
      message: 'Failed to create customer or no redirect URL received.',
    });
  });

  it('the outside lender never sends a buyer elsewhere, whatever it answers', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.anything()), (redirectUrl) => {
        const read = createCustomerAnswer({ redirectUrl }, site);
        if (read.kind === 'redirect') expect(read.url).toMatch(/^https:\/\/lender\.example[/?#]/);
      }),
    );
  });
});
