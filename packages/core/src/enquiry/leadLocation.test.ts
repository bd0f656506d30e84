import { describe, expect, it } from 'vitest';
import {
  emptyLeadForm,
  enquiryPayload,
  financeLeadPayload,
  leadFormPayload,
  leadLocation,
  photoRequestPayload,
  locationChoices,
  testDrivePayload,
} from './index.ts';
import { aLocation, anEnquiry, aSite, aVehicle } from '../testing/index.ts';
import { tradeInLead } from '../valuation/index.ts';

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
const context = {
  url: 'https://www.harbourcity.example/',
  pageId: 'vehicle',
  userAgent: 'Browser/1',
  visitedPages: [],
  linkedQueryParams: {},
};

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
  ])('is what the visitor chose: %j', (chosen, expected) => {
    expect(leadLocation({ chosen, site })).toEqual(expected);
  });

  it('is where the vehicle is, under the name that the site shows', () => {
    const vehicle = aVehicle({ location: { id: 3, name: 'HCM NEWSTEAD', slug: 'x' } });
    expect(leadLocation({ vehicle, site })).toEqual({
      location: 'Newstead',
      location_id: 3,
      dealership_slug: 'harbour-city-motors',
    });
    // The site does not know the location.
    expect(leadLocation({ vehicle, site: aSite() })).toMatchObject({ location: 'HCM NEWSTEAD', location_id: 3 });
  });

  it('is the only location of a site that has one', () => {
    expect(leadLocation({ site: { dealerships: [harbour], locations: [newstead] } })).toEqual({
      location: 'Newstead',
      location_id: 3,
      dealership_slug: 'harbour-city-motors',
    });
  });

  it('is the same kind of value from every form', () => {
    const vehicle = aVehicle({ location: { id: 3 }, dealership_slug: 'harbour-city-motors' });
    const form = { ...emptyLeadForm(site), ...anEnquiry({ location: '', dealership: 'footscray' }) };
    const swap = { ...form, tradeIn: 'Yes' as const, tradeInLocation: 'footscray', kms: '9' };
    const booking = { dateTime: '', distributionLocation: '', terms: false };
    const finance = {
      purchasePrice: 45_990,
      loanTerm: 5,
      selfAssessedCreditScore: 'GREAT',
      name: 'Ana',
      lastName: 'Kerr',
      email: 'ana@example.com',
      phone: '0412345678',
      postcode: '4000',
      whoIsHelping: '',
      subscribe: false,
      terms: false,
    } as const;
    const atNewstead = { location: 'Newstead', location_id: 3, dealership_slug: 'harbour-city-motors' };
    const atFootscray = { location: 'Footscray', location_id: 5, dealership_slug: 'paper-moon' };
    const shared = { site, context };
    for (const lead of [
      enquiryPayload({ form, vehicle, ...shared }),
      leadFormPayload({ name: 'vehicle', form, vehicle, ...shared }),
      photoRequestPayload({ form, vehicle, ...shared }),
      testDrivePayload({ contact: form, booking, vehicle, ...shared }),
      financeLeadPayload({ form: finance, vehicle, preferredDealership: 'paper-moon', ...shared }),
      // A "No" takes the choice away.
      leadFormPayload({ name: 'vehicle', form: { ...swap, tradeIn: 'No' }, vehicle, ...shared }),
    ])
      expect(lead).toMatchObject(atNewstead);
    for (const lead of [
      leadFormPayload({ name: 'service', form, ...shared }),
      leadFormPayload({ name: 'vehicle', form: swap, vehicle, ...shared }),
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

describe('the places that a form offers', () => {
  it('are the locations by the names that the site shows, or a dealership that has none', () => {
    expect(locationChoices(site, 'general')).toEqual([
      { value: 'newstead', label: 'Newstead' },
      { value: 'workshop', label: 'Workshop' },
      { value: 'footscray', label: 'Footscray' },
      { value: 'saltwind', label: 'Saltwind Caravans' },
    ]);
  });

  it('are workshops for a service where a dealership has one, and sales yards for a test drive', () => {
    const names = (form: 'service' | 'testDrive') => locationChoices(site, form).map(({ label }) => label);
    expect(names('service')).toEqual(['Workshop', 'Footscray', 'Saltwind Caravans']);
    expect(names('testDrive')).toEqual(['Newstead', 'Footscray', 'Saltwind Caravans']);
  });

  it('are those of the whole site where there is one dealership', () => {
    const one = { dealerships: [harbour], locations: [newstead, workshop] };
    expect(locationChoices(one, 'service')).toEqual([{ value: 'workshop', label: 'Workshop' }]);
  });

  it('can each be read back', () => {
    for (const { value } of locationChoices(site, 'general')) {
      const { location, dealership_slug: slug } = leadLocation({ chosen: value, site });
      expect(location ?? slug).toBeTruthy();
    }
  });
});
