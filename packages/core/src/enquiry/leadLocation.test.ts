import { describe, expect, it } from 'vitest';
import {
  emptyLeadForm,
  enquiryFields,
  enquiryPayload,
  enquirySchema,
  financeLeadPayload,
  type LeadFormName,
  leadFormPayload,
  leadForms,
  leadReceiver,
  photoRequestPayload,
  locationChoices,
  locationForForm,
  testDrivePayload,
} from './index.ts';
import { leadLocation } from './leadLocation.ts';
import { aLeadContext, aFinanceForm, aLocation, aSite, aVehicle } from '../testing/index.ts';
import { anEnquiry } from '../testing/anEnquiry.ts';
import { inspectionChoices, tradeInContactSchema, tradeInLead } from '../valuation/index.ts';

const harbour = { id: 1, name: 'Harbour City Motors', slug: 'harbour-city-motors' };
const paperMoon = { id: 2, name: 'Paper Moon Used Cars', slug: 'paper-moon' };
const saltwind = { id: 3, name: 'Saltwind Caravans', slug: 'saltwind' };
const yard = (id: number, name: string, dealership_slug: string, location_type: 'sales' | 'service' = 'sales') =>
  aLocation({ id, name, slug: name.toLowerCase(), dealership_slug, location_type });
const newstead = yard(3, 'Newstead', 'harbour-city-motors');
const workshop = yard(4, 'Workshop', 'harbour-city-motors', 'service');
const footscray = yard(5, 'Footscray', 'paper-moon');
const site = {
  ...aSite(),
  dealerships: [harbour, paperMoon, saltwind],
  locations: [newstead, workshop, footscray, { ...yard(9, 'Gone', 'paper-moon'), visible: false }],
};
const context = aLeadContext();

describe('where a lead goes', () => {
  it.each([
    ['newstead', { location: 'Newstead', location_id: 3, dealership_slug: 'harbour-city-motors' }],
    ['footscray', { location: 'Footscray', location_id: 5, dealership_slug: 'paper-moon' }],
    // The only location that a dealership shows, one of two, and none.
    ['paper-moon', { location: 'Footscray', location_id: 5, dealership_slug: 'paper-moon' }],
    ['harbour-city-motors', { dealership_slug: 'harbour-city-motors' }],
    ['saltwind', { dealership_slug: 'saltwind' }],
    ['gone', {}],
    ['', {}],
  ])('where a lead goes: is what the visitor chose: %j', (chosen, expected) => {
    expect(leadLocation({ chosen, site })).toEqual(expected);
  });

  it('where a lead goes: is where the vehicle is, under the name that the site shows', () => {
    const vehicle = aVehicle({ location: { id: 3, name: 'HCM NEWSTEAD', slug: 'x' } });
    expect(leadLocation({ vehicle, site })).toEqual({
      location: 'Newstead',
      location_id: 3,
      dealership_slug: 'harbour-city-motors',
    });
    // The site does not know the location.
    expect(leadLocation({ vehicle, site: aSite() })).toMatchObject({ location: 'HCM NEWSTEAD', location_id: 3 });
  });

  it('where a lead goes: is the only location of a site that has one', () => {
    expect(leadLocation({ site: { dealerships: [harbour], locations: [newstead] } })).toEqual({
      location: 'Newstead',
      location_id: 3,
      dealership_slug: 'harbour-city-motors',
    });
  });

  it('where a lead goes: is the same kind of value from every form', () => {
    const vehicle = aVehicle({ location: { id: 3 }, dealership_slug: 'harbour-city-motors' });
    const form = { ...emptyLeadForm(site), ...anEnquiry({ location: '', dealership: 'footscray' }) };
    const swap = { ...form, tradeIn: 'Yes' as const, tradeInLocation: 'footscray', kms: '9' };
    const booking = { dateTime: '', distributionLocation: '', terms: false };
    const finance = aFinanceForm();
    const atNewstead = { location: 'Newstead', location_id: 3, dealership_slug: 'harbour-city-motors' };
    const atFootscray = { location: 'Footscray', location_id: 5, dealership_slug: 'paper-moon' };
    const shared = { site, context };
    for (const lead of [
      enquiryPayload({ form, vehicle, ...shared }),
      leadFormPayload({ name: 'vehicle', form, vehicle, ...shared }),
      photoRequestPayload({ form, vehicle, ...shared }),
      testDrivePayload({ contact: form, booking, vehicle, ...shared }),
      financeLeadPayload({ form: finance, vehicle, preferredDealership: 'paper-moon', ...shared }),
      // Where the trade-in is looked at is no choice of who answers.
      leadFormPayload({ name: 'vehicle', form: swap, vehicle, ...shared }),
      leadFormPayload({ name: 'tradeIn', form: swap, vehicle, ...shared }),
      leadFormPayload({ name: 'finance', form: { ...swap, location: 'newstead', dealership: '' }, ...shared }),
    ])
      expect(lead).toMatchObject(atNewstead);
    for (const lead of [
      leadFormPayload({ name: 'service', form, ...shared }),
      testDrivePayload({ contact: form, booking, ...shared }),
      financeLeadPayload({ form: finance, preferredDealership: 'paper-moon', ...shared }),
      tradeInLead({
        contact: anEnquiry({ location: 'footscray' }),
        car: { year: 2019, make: 'Mazda', model: 'CX-5' },
        km: 9,
        wanted: vehicle,
        ...shared,
      }),
    ])
      expect(lead).toMatchObject(atFootscray);
  });
});

describe('where a trade-in is looked at', () => {
  const vehicle = aVehicle({ location: { id: 3 }, dealership_slug: 'harbour-city-motors' });
  const form = { ...emptyLeadForm(site), ...anEnquiry(), tradeIn: 'Yes' as const, tradeInLocation: 'footscray' };
  const lead = (change: object = {}) =>
    leadFormPayload({ name: 'vehicle', form: { ...form, ...change }, vehicle, site, context });

  it('where a trade-in is looked at is sent in fields of its own, next to the location that answers', () => {
    expect(lead()).toMatchObject({
      trade_in_location: 'Footscray',
      trade_in_location_id: 5,
      location: 'Newstead',
      location_id: 3,
      dealership_slug: 'harbour-city-motors',
    });
  });

  it.each([
    ['there is no trade-in', { tradeIn: 'No' }],
    ['none was chosen', { tradeInLocation: '' }],
    ['the chosen one is not listed', { tradeInLocation: 'gone' }],
    ['the chosen one does not sell', { tradeInLocation: 'workshop' }],
  ])('where a trade-in is looked at is not sent if %s', (_, change) => {
    expect(lead(change)).not.toHaveProperty('trade_in_location');
    expect(lead(change)).not.toHaveProperty('trade_in_location_id');
  });
});

describe('who answers a lead', () => {
  it.each([
    [{ location: 'Newstead', dealership_slug: 'harbour-city-motors' }, 'Newstead'],
    [{ dealership_slug: 'paper-moon' }, 'Paper Moon Used Cars'],
    [{ dealership_slug: 'unknown' }, 'Harbour City Motors'],
    [{}, 'Harbour City Motors'],
  ])('who answers a lead: %j', (payload, name) => {
    expect(leadReceiver(payload, site)).toBe(name);
  });
});

describe('the places that a form offers', () => {
  it('the places that a form offers are the locations by the names that the site shows, or a dealership that has none', () => {
    expect(locationChoices(site, 'general')).toEqual([
      { value: 'newstead', label: 'Newstead' },
      { value: 'workshop', label: 'Workshop' },
      { value: 'footscray', label: 'Footscray' },
      { value: 'saltwind', label: 'Saltwind Caravans' },
    ]);
  });

  it('the places that a form offers are workshops for a service where a dealership has one, and sales yards for a test drive', () => {
    const names = (form: 'service' | 'testDrive') => locationChoices(site, form).map(({ label }) => label);
    expect(names('service')).toEqual(['Workshop', 'Footscray', 'Saltwind Caravans']);
    expect(names('testDrive')).toEqual(['Newstead', 'Footscray', 'Saltwind Caravans']);
  });

  it('the places that a form offers are those of the whole site where there is one dealership', () => {
    const one = { dealerships: [harbour], locations: [newstead, workshop] };
    expect(locationChoices(one, 'service')).toEqual([{ value: 'workshop', label: 'Workshop' }]);
  });

  const soon = { ...yard(6, 'Springfield', 'harbour-city-motors'), coming_soon: true };
  const counter = { ...yard(7, 'Counter', 'harbour-city-motors'), location_type: 'parts' as const };
  const untyped = { ...yard(8, 'Anywhere', 'harbour-city-motors'), location_type: '' as const };
  const forms = [...(Object.keys(leadForms) as LeadFormName[]), 'testDrive'] as const;
  const salesForms = ['vehicle', 'similar', 'testDrive', 'offer', 'fleet', 'finance', 'tradeIn'] as const;

  it('offers only open locations in a form', () => {
    for (const dealerships of [[], [harbour, paperMoon]])
      for (const form of forms) {
        const values = locationChoices({ dealerships, locations: [soon, newstead, footscray] }, form).map(
          ({ value }) => value,
        );
        expect([form, ...values]).toEqual([form, 'newstead', 'footscray']);
      }
  });

  it('serve the purpose of the form: no workshop and no parts counter sells', () => {
    const one = { dealerships: [], locations: [workshop, counter, newstead, untyped, footscray] };
    const names = (form: (typeof forms)[number], of = one) => locationChoices(of, form).map(({ label }) => label);
    for (const form of salesForms) expect([form, ...names(form)]).toEqual([form, 'Newstead', 'Anywhere', 'Footscray']);
    for (const form of ['service', 'warranty', 'roadside'] as const)
      expect(names(form)).toEqual(['Workshop', 'Anywhere']);
    expect(names('parts')).toEqual(['Counter', 'Anywhere']);
    expect(names('general')).toHaveLength(5);
    // A dealership that has only a workshop is chosen by its own name.
    const split = { dealerships: [harbour, paperMoon], locations: [workshop, counter, soon, footscray] };
    for (const form of salesForms) expect(names(form, split as never)).toEqual(['Harbour City Motors', 'Footscray']);
  });

  it('the places that a form offers are requested for only if there are several, and the only one receives the lead', () => {
    const one = { ...aSite(), locations: [newstead, counter, soon] };
    const form = { ...emptyLeadForm(one), ...anEnquiry() };
    for (const name of salesForms)
      expect(enquiryFields(one, { aboutVehicle: false, form: name }).shown).not.toContain('location');
    expect(enquiryFields(one, { aboutVehicle: false, form: 'general' }).shown).toContain('location');
    for (const lead of [
      leadFormPayload({ name: 'fleet', form, site: one, context }),
      testDrivePayload({
        contact: form,
        booking: { dateTime: '', distributionLocation: '', terms: false },
        site: one,
        context,
      }),
      tradeInLead({ contact: form, car: { year: 2019, make: 'Mazda', model: 'CX-5' }, km: 9, site: one, context }),
    ])
      expect(lead).toMatchObject({ location: 'Newstead', location_id: 3 });
    expect(leadFormPayload({ name: 'parts', form, site: one, context })).toMatchObject({ location_id: 7 });
    expect(inspectionChoices(one)).toEqual([]);
  });

  it('refuse a location that an old draft has and that serves the form no longer', () => {
    const two = { ...aSite(), locations: [newstead, untyped, workshop, soon] };
    const problems = (location: string) =>
      enquirySchema(two, { form: 'similar' })
        .safeParse(anEnquiry({ location }))
        .error?.issues.map(({ message }) => message) ?? [];
    expect(problems('newstead')).toEqual([]);
    for (const old of ['', 'springfield', 'workshop', 'nowhere'])
      expect([old, ...problems(old)]).toEqual([old, 'Please choose a location.']);
    const contact = tradeInContactSchema(two);
    expect(contact.safeParse(anEnquiry({ location: 'springfield' })).success).toBe(false);
    expect(contact.safeParse(anEnquiry({ location: 'newstead' })).success).toBe(true);
  });

  it('shows next to the form the location that it goes to: never one that is not open yet or cannot serve', () => {
    const main = { ...newstead, primary: true };
    const shown = (
      form: (typeof forms)[number],
      chosen?: string,
      locations = [soon, counter, workshop, { ...footscray, primary: false }, main],
    ) => locationForForm({ dealerships: [], locations }, form, chosen)?.name;
    expect(shown('testDrive')).toBe('Newstead');
    expect(shown('service')).toBe('Workshop');
    expect(shown('parts')).toBe('Counter');
    // It follows the choice, by location or dealership.
    expect(shown('testDrive', 'footscray')).toBe('Footscray');
    expect(shown('testDrive', footscray.dealership_slug ?? '')).toBe('Footscray');
    // A choice that no longer serves the form is none.
    expect(shown('testDrive', 'springfield')).toBe('Newstead');
    expect(shown('testDrive', 'counter')).toBe('Newstead');
    // A primary location without sales is not shown next to a form about buying.
    expect(shown('tradeIn', '', [{ ...counter, primary: true }, footscray])).toBe('Footscray');
    expect(shown('testDrive', '', [soon])).toBe('Springfield');
    expect(shown('testDrive', '', [])).toBeUndefined();
  });

  it.each(forms)(
    'the places that a form offers are each shown next to the form "%s" once they are chosen, also where one dealership has no workshop',
    (form) => {
      const dealerships = [harbour, paperMoon];
      const group = { dealerships, locations: [{ ...newstead, primary: true }, workshop, counter, footscray] };
      for (const { value, label } of locationChoices(group, form))
        expect(locationForForm(group, form, value)?.name).toBe(label);
      expect(locationChoices(group, form).map(({ label }) => label)).toContain('Footscray');
    },
  );

  it('the places that a form offers can each be read back', () => {
    for (const { value } of locationChoices(site, 'general')) {
      const { location, dealership_slug: slug } = leadLocation({ chosen: value, site });
      expect(location ?? slug).toBeTruthy();
    }
  });
});
