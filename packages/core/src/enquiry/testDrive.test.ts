import { describe, expect, it } from 'vitest';
import { aLocation, anEnquiry, aSite, aVehicle } from '../testing/index.ts';
import {
  distributionLocations,
  testDriveBookingSchema,
  testDriveContactSchema,
  testDriveDateLabel,
  testDrivePayload,
} from './index.ts';

/** 15 March 2026, 08:00 in Brisbane, still the 14th in Greenwich. */
const now = Date.UTC(2026, 2, 14, 22);
const context = {
  url: 'https://www.harbourcity.example/',
  userAgent: 'Browser/1',
  visitedPages: [],
  pageId: 'vehicle',
  linkedQueryParams: {},
};
const complaint = (form: object, site = aSite()) =>
  testDriveBookingSchema(site, now)
    .safeParse(form)
    .error?.issues.map(({ message }) => message);

describe('booking a test drive', () => {
  it('takes the contact without a message', () => {
    const strict = aSite({ forms: { requireTerms: true } });
    expect(testDriveContactSchema(strict).safeParse(anEnquiry({ message: '', terms: false })).success).toBe(true);
    expect(testDriveContactSchema(strict).safeParse(anEnquiry({ phone: '' })).error?.issues[0]?.message).toBe(
      'Please enter your phone number.',
    );
  });

  it('takes no date at all', () => {
    expect(testDriveDateLabel).toBe('Test Drive Booking Date');
    expect(complaint({})).toBeUndefined();
    expect(complaint({ dateTime: '' })).toBeUndefined();
  });

  it.each([
    ['2026-03-15T10:30', undefined],
    ['2026-03-14T23:00', ['Please choose a day that is still to come.']],
    ['2026-02-30', ['Please choose a date and a time.']],
    ['next Friday', ['Please choose a date and a time.']],
    ['2026-13-01T10:00', ['Please choose a date and a time.']],
  ])('the date %s', (dateTime, messages) => {
    expect(complaint({ dateTime })).toEqual(messages);
  });

  it('requires the terms only if the site does', () => {
    expect(complaint({ terms: false }, aSite({ forms: { requireTerms: true, termsMessage: 'inline' } }))).toEqual([
      'You must agree to the terms of use before submitting the form.',
    ]);
    expect(complaint({ terms: true }, aSite({ forms: { requireTerms: true } }))).toBeUndefined();
  });

  it('offers the vehicle’s distribution locations, else its yard’s, only if the site has this question', () => {
    const site = aSite({
      forms: { testDriveDistributionLocation: true },
      locations: [aLocation({ id: 3, distribution_locations: [{ name: 'Cairns' }] })] as never,
    });
    expect(distributionLocations(aVehicle({ location: { id: 3 } }), site)).toEqual(['Cairns']);
    expect(
      distributionLocations(aVehicle({ location: { id: 3, distribution_locations: ['Mackay', 'Mackay'] } }), site),
    ).toEqual(['Mackay']);
    expect(
      distributionLocations(aVehicle({ location: { id: 3, distribution_locations: ['Mackay'] } }), aSite()),
    ).toEqual([]);
  });

  it('sends the booking under the field names of the backend', () => {
    const site = aSite({ forms: { testDriveDistributionLocation: true, requireTerms: true } });
    const booking = { dateTime: '2026-04-01T10:30', distributionLocation: 'Cairns', terms: true };
    expect(testDrivePayload({ contact: anEnquiry(), booking, vehicle: aVehicle(), site, context })).toMatchObject({
      category: 'General Enquiry',
      subcategory: 'Test Drive',
      dateTime: '2026-04-01T10:30',
      distribution_location: 'Cairns',
      terms_conditions: true,
      car_id: 1042,
    });
  });

  it('sends no answers to questions that the site does not have', () => {
    const sent = testDrivePayload({
      contact: anEnquiry(),
      booking: { dateTime: '', distributionLocation: 'Cairns', terms: true },
      vehicle: aVehicle(),
      site: aSite(),
      context,
    });
    for (const key of ['dateTime', 'distribution_location', 'terms_conditions']) expect(sent).not.toHaveProperty(key);
  });

  it('of a vehicle that is not in stock says which one was meant', () => {
    const sent = testDrivePayload({
      contact: anEnquiry(),
      booking: { dateTime: '', distributionLocation: '', terms: false },
      named: ' A red hatch ',
      site: aSite(),
      context,
    });
    expect(sent).toMatchObject({
      category: 'General Enquiry',
      subcategory: 'Test Drive',
      car_description: 'A red hatch',
    });
    expect(sent).not.toHaveProperty('car_id');
  });
});
