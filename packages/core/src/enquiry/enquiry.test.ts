import { describe, expect, it } from 'vitest';
import { aLeadContext, aLocation, aSite, aVehicle, twoDealerships } from '../testing/index.ts';
import { anEnquiry } from '../testing/anEnquiry.ts';
import { analyticsEventFor } from '../analytics/index.ts';
import { emptyEnquiry, enquiryFields, enquiryPayload, enquirySchema, type EnquiryForm } from './index.ts';
import { normalisePhone } from '../contact/index.ts';

const complaints = (form: object, site = aSite(), about = { aboutVehicle: true }): Record<string, string> => {
  const read = enquirySchema(site, about).safeParse(form);
  return Object.fromEntries((read.error?.issues ?? []).map((issue) => [String(issue.path[0]), issue.message]));
};

describe('normalisePhone', () => {
  it.each([
    ['0412 345 678', 'AU', '0412345678', '+61412345678', true],
    ['+61 412 345 678', 'AU', '0412345678', '+61412345678', true],
    ['61412345678', 'AU', '0412345678', '+61412345678', true],
    ['+61 (0)7 5550 1234', 'AU', '0755501234', '+61755501234', false],
    ['(07) 5550-1234', 'AU', '0755501234', '+61755501234', false],
    ['0412 345 678 ext 4', 'AU', '0412345678', '+61412345678', true],
    ['021 555 012', 'NZ', '021555012', '+6421555012', true],
    ['+64 9 555 0123', 'NZ', '095550123', '+6495550123', false],
    ['+64 27 555 01234', 'NZ', '02755501234', '+642755501234', true],
    // 00 and Australia's own 0011 instead of the plus, and no leading zero.
    ['0061 491 570 159', 'AU', '0491570159', '+61491570159', true],
    ['0011 61 491 570 159', 'AU', '0491570159', '+61491570159', true],
    ['+61 (0)491 570 159', 'AU', '0491570159', '+61491570159', true],
    ['491570159', 'AU', '0491570159', '+61491570159', true],
    ['7 5550 1234', 'AU', '0755501234', '+61755501234', false],
    ['0064 21 555 012', 'NZ', '021555012', '+6421555012', true],
    ['21 555 012', 'NZ', '021555012', '+6421555012', true],
    ['64 2345 67', 'NZ', '064234567', '+6464234567', false],
    // Full-width digits, as Japanese and Chinese keyboards write them.
    ['０４９１ ５７０ １５９', 'AU', '0491570159', '+61491570159', true],
    ['＋６１　４９１　５７０　１５９', 'AU', '0491570159', '+61491570159', true],
    // Other countries in full international form.
    ['+64 21 555 012', 'AU', '+6421555012', '+6421555012', true],
    ['0064 9 555 0123', 'AU', '+6495550123', '+6495550123', false],
    ['+61 412 345 678', 'NZ', '+61412345678', '+61412345678', true],
    ['+44 (0)20 7946 0958', 'AU', '+442079460958', '+442079460958', false],
    ['0044 20 7946 0958', 'NZ', '+442079460958', '+442079460958', false],
    ['0011 1 (212) 555-0123', 'AU', '+12125550123', '+12125550123', false],
    ['Mobile: +81 90 1234 5678 ext 4', 'AU', '+819012345678', '+819012345678', false],
  ] as const)('normalisePhone: %s in %s', (text, country, local, e164, mobile) => {
    expect(normalisePhone(text, country)).toEqual({ kind: 'phone', local, e164, mobile });
  });

  it.each([
    ['', 'AU'],
    ['0412 345 67', 'AU'],
    ['0512 345 678', 'AU'],
    ['0112345678', 'AU'],
    ['55501234', 'AU'],
    ['0061 491 570', 'AU'],
    ['+61 512 345 678', 'NZ'],
    ['442079460958', 'AU'],
    ['+44 20 79', 'AU'],
    ['+1 212 555 012', 'AU'],
    ['+9' + '9'.repeat(15), 'AU'],
    // Calls to 0900 cost extra, and 08 has freephone numbers only.
    ['0900 12345', 'NZ'],
    ['0900 123 456', 'NZ'],
    ['+64 900 12345', 'NZ'],
    ['+64 900 12345', 'AU'],
    ['09 155 0123', 'NZ'],
    ['0800 123 456', 'NZ'],
    ['call me', 'AU'],
    ['0412345678', 'NZ'],
    ['05 555 0123', 'NZ'],
    ['9'.repeat(10_000), 'AU'],
  ] as const)('normalisePhone: %s is no phone in %s', (text, country) => {
    expect(normalisePhone(text, country)).toEqual({ kind: 'invalid' });
  });
});

describe('the enquiry form', () => {
  it('accepts a complete enquiry', () => {
    expect(complaints(anEnquiry())).toEqual({});
  });

  it('the enquiry form says of each empty field what it wants, once', () => {
    expect(complaints(emptyEnquiry(aSite()))).toEqual({
      name: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
      email: 'Please enter your email address.',
      phone: 'Please enter your phone number.',
      message: 'Please enter a message.',
    });
    expect(enquirySchema(aSite()).safeParse(emptyEnquiry(aSite())).error?.issues).toHaveLength(5);
  });

  it.each(['ana', 'ana@', 'ana@example', 'ana kerr@example.com', '@example.com', 'ana@example.c', 'a@b@c.com'])(
    'the enquiry form does not take %s for an email address',
    (email) => {
      expect(complaints(anEnquiry({ email }))).toEqual({
        email: 'Please enter a whole email address, such as name@example.com.',
      });
    },
  );

  it("the enquiry form requires a phone number of the site's country", () => {
    expect(complaints(anEnquiry({ phone: '021 555 012' }))['phone']).toContain('Australian phone number');
    expect(complaints(anEnquiry({ phone: '021 555 012' }), aSite({ country: 'NZ' }))).toEqual({});
  });

  it('the enquiry form does without a message where the site does', () => {
    expect(complaints(anEnquiry({ message: '' }), aSite({ forms: { requireMessage: false } }))).toEqual({});
  });

  it.each([
    ['', 'Please enter your postcode.'],
    ['400', 'Invalid postcode. Please enter a 4-digit number.'],
    ['40000', 'Invalid postcode. Please enter a 4-digit number.'],
    ['4OOO', 'Invalid postcode. Please enter a 4-digit number.'],
  ])('postcode "%s"', (postcode, message) => {
    expect(complaints(anEnquiry({ postcode }), aSite({ forms: { requirePostcode: true } }))).toEqual({
      postcode: message,
    });
  });

  it('the enquiry form takes a postcode with a leading zero', () => {
    expect(complaints(anEnquiry({ postcode: '0800' }), aSite({ forms: { requirePostcode: true } }))).toEqual({});
  });

  it('the enquiry form insists on the terms in the words of the site', () => {
    expect(complaints(anEnquiry(), aSite({ forms: { requireTerms: true } }))).toEqual({
      terms: '*You must agree to the terms of use before submitting.',
    });
    expect(complaints(anEnquiry(), aSite({ forms: { requireTerms: true, termsMessage: 'inline' } }))).toEqual({
      terms: 'You must agree to the terms of use before submitting the form.',
    });
    expect(complaints(anEnquiry({ terms: true }), aSite({ forms: { requireTerms: true } }))).toEqual({});
  });

  it('the enquiry form requires a dealership only if no vehicle determines it', () => {
    const group = twoDealerships();
    expect(complaints(anEnquiry(), group, { aboutVehicle: false })).toEqual({
      dealership: 'Please choose a dealership.',
    });
    expect(complaints(anEnquiry(), group)).toEqual({});
    const yards = aSite({ locations: [aLocation(), aLocation({ id: 4, slug: 'albion' })] as never });
    expect(enquiryFields(yards, { aboutVehicle: false }).shown).toContain('location');
    const hidden = aSite({ locations: [aLocation(), aLocation({ id: 4, slug: 'albion', visible: false })] as never });
    expect(enquiryFields(hidden, { aboutVehicle: false }).shown).not.toContain('location');
  });

  it('the enquiry form has no opt-in box where the site does not ask, and starts it as the site says', () => {
    expect(enquiryFields(aSite({ forms: { marketingOptIn: false } }), { aboutVehicle: true }).shown).not.toContain(
      'optIn',
    );
    expect(emptyEnquiry(aSite()).optIn).toBe(false);
    expect(emptyEnquiry(aSite({ forms: { optInDefault: true } })).optIn).toBe(true);
  });
});

describe('enquiryPayload', () => {
  const context = aLeadContext({
    url: 'https://www.harbourcity.example/cars/2022-toyota-hilux-1042',
    visitedPages: ['/', '/search/used-cars'],
    linkedQueryParams: { utm_source: 'mail' },
  });
  const payload = (form: Partial<EnquiryForm> = {}, change: Partial<Parameters<typeof enquiryPayload>[0]> = {}) =>
    enquiryPayload({ form: anEnquiry(form), site: aSite(), context, ...change });

  it('enquiryPayload names who sells the vehicle, with the licence of its own yard', () => {
    const yards = aSite({
      locations: [
        aLocation({ id: 1, slug: 'other', dealer_license_number: '9' }),
        aLocation({ id: 3, legal_name: 'Harbour City Pty Ltd', dealer_license_number: '4 110 001' }),
      ],
    });
    const sent = enquiryPayload({ form: anEnquiry(), site: yards, context, vehicle: aVehicle() });
    expect(sent.lead_attributes.seller).toBe('Harbour City Pty Ltd, motor dealer licence 4 110 001');
    expect(payload({}).lead_attributes).not.toHaveProperty('seller');
  });

  it('enquiryPayload says who asks what about which vehicle, under the field names of the backend', () => {
    expect(payload({}, { vehicle: aVehicle() })).toEqual({
      category: 'General Enquiry',
      name: 'Ana',
      last_name: 'Kerr',
      email: 'ana.kerr@example.com',
      phone: '0412345678',
      message: 'Is it still available?',
      PreferredContactMethod: 'Phone',
      opt_in: false,
      page_id: 'vehicle',
      location: 'Harbour City Motors Newstead',
      location_id: 3,
      dealership_slug: 'harbour-city-motors',
      manufacturer_slug: 'toyota',
      stock_number: 'HC1042',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'Hilux',
      car_type: 'used',
      car_id: 1042,
      vehicle_status: 'in_stock',
      car_year: 2022,
      car_description: '2022 Toyota Hilux SR5 GUN126R',
      car_dealership_id: 7,
      url: context.url,
      source: 'Website',
      user_agent: 'Browser/1',
      lead_attributes: { visited_pages: ['/', '/search/used-cars'], linked_query_params: { utm_source: 'mail' } },
    });
  });

  it('enquiryPayload leaves out what nobody knows', () => {
    const keys = Object.keys(payload({ message: '' }));
    expect(keys).not.toContain('message');
    expect(keys).not.toContain('car_id');
    expect(keys).not.toContain('postcode');
  });

  it('enquiryPayload never opts anyone in where the site does not ask', () => {
    expect(payload({ optIn: true }, { site: aSite({ forms: { marketingOptIn: false } }) }).opt_in).toBe(false);
    expect(payload({ optIn: false }).opt_in).toBe(false);
  });

  it('enquiryPayload records the wording of the consent', () => {
    expect(payload({}, { context: { ...context, priceShown: '$45,990 Drive away' } }).lead_attributes.price_shown).toBe(
      '$45,990 Drive away',
    );
    expect(payload({}, { context: { ...context, optInWording: 'Send me news.' } }).lead_attributes.opt_in_wording).toBe(
      'Send me news.',
    );
  });

  it('sends a career enquiry as a general one', () => {
    expect(payload({}, { context: { ...context, category: 'Career Enquiry' } })).toMatchObject({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
    });
  });

  it('enquiryPayload joins checked options and drops the helpers of radio buttons', () => {
    const extra = {
      additional_services: ['Wash', 'Alignment'],
      finance_radio_options: 'Yes',
      'Request Photos': 'Please send photos for this car',
      name: 'Mallory',
    };
    const sent = payload({}, { context: { ...context, extra } });
    expect(sent).toMatchObject({
      additional_services: 'Wash, Alignment',
      'Request Photos': 'Please send photos for this car',
      name: 'Ana',
    });
    expect(sent).not.toHaveProperty('finance_radio_options');
  });

  it.each([
    [{ status: 'sold' }, 'sold'],
    [{ status: 'coming_soon' }, 'coming_soon'],
  ])('enquiryPayload tells the status %j', (change, status) => {
    expect(payload({}, { vehicle: aVehicle(change) }).vehicle_status).toBe(status);
  });
});

describe('analyticsEventFor', () => {
  it.each([
    ['enquiry', { car_type: 'new' }, 14],
    ['enquiry', { car_type: 'used' }, 15],
    ['enquiry', { car_type: 'demo' }, 22],
    ['test-drive', { car_type: 'new' }, 17],
    ['test-drive', { car_type: 'used' }, 48],
    ['test-drive', { car_type: 'demo' }, 48],
    ['test-drive', { car_type: 'used', tag: 'Test Drive Only' }, 17],
    ['finance', { car_type: 'used' }, 9],
    ['career', {}, 51],
  ] as const)('analyticsEventFor: %s about %j is event %i', (kind, change, event) => {
    expect(analyticsEventFor(kind, aVehicle(change))).toBe(event);
  });

  it('analyticsEventFor counts an enquiry without a vehicle as general', () => {
    expect(analyticsEventFor('enquiry')).toBe(22);
    expect(analyticsEventFor('valuation', aVehicle({ car_type: 'used' }))).toBe(22);
  });
});
