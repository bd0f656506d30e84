import { describe, expect, it } from 'vitest';
import { aLeadContext, aLocation, aSite, aVehicle } from '../testing/index.ts';
import { anEnquiry } from '../testing/anEnquiry.ts';
import {
  distributionLocations,
  testDriveBookingSchema,
  testDriveContactSchema,
  testDriveDays,
  testDrivePayload,
  testDriveSteps,
} from './index.ts';

/** 15 March 2026, 08:00 in Brisbane, still the 14th in Greenwich. */
const now = Date.UTC(2026, 2, 14, 22);
const context = aLeadContext();
const complaint = (form: object, site = aSite()) =>
  testDriveBookingSchema(site, now)
    .safeParse(form)
    .error?.issues.map(({ message }) => message);

describe('booking a test drive', () => {
  it('booking a test drive takes the contact without a message', () => {
    const strict = aSite({ forms: { requireTerms: true } });
    expect(testDriveContactSchema(strict).safeParse(anEnquiry({ message: '', terms: false })).success).toBe(true);
    expect(testDriveContactSchema(strict).safeParse(anEnquiry({ phone: '' })).error?.issues[0]?.message).toBe(
      'Please enter your phone number.',
    );
  });

  it('booking a test drive takes no date at all', () => {
    expect(aSite().phrases['testDrive.date']).toBe('Test Drive Booking Date');
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

  it('booking a test drive requires the terms only if the site does', () => {
    expect(complaint({ terms: false }, aSite({ forms: { requireTerms: true, termsMessage: 'inline' } }))).toEqual([
      'You must agree to the terms of use before submitting the form.',
    ]);
    expect(complaint({ terms: true }, aSite({ forms: { requireTerms: true } }))).toBeUndefined();
  });

  it('booking a test drive offers the vehicle’s distribution locations, else its yard’s, only if the site has this question', () => {
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

  it('booking a test drive sends no answers to questions that the site does not have', () => {
    const sent = testDrivePayload({
      contact: anEnquiry(),
      booking: { dateTime: '', distributionLocation: 'Cairns', terms: true },
      vehicle: aVehicle(),
      site: aSite(),
      context,
    });
    for (const key of ['dateTime', 'distribution_location', 'terms_conditions']) expect(sent).not.toHaveProperty(key);
  });

  it('booking a test drive of a vehicle that is not in stock says which one was meant', () => {
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

describe('the order of the steps', () => {
  it('the order of the steps is details first, as specified', () => {
    expect(testDriveSteps(aSite())).toEqual(['details', 'time']);
  });

  it('the order of the steps can be time first; the terms are agreed to last', () => {
    const site = aSite({ forms: { testDriveFirst: 'time', requireTerms: true } });
    expect(testDriveSteps(site)).toEqual(['time', 'details']);
    expect(complaint({ terms: false }, site)).toBeUndefined();
    expect(testDriveContactSchema(site).safeParse(anEnquiry({ terms: false })).success).toBe(false);
    const contact = anEnquiry({ terms: true });
    const booking = { dateTime: '', distributionLocation: '', terms: false };
    expect(testDrivePayload({ contact, booking, vehicle: aVehicle(), site, context })['terms_conditions']).toBe(true);
  });
});

describe('the days offered for a test drive', () => {
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open', open: '8:30', close: '17:30' }));
  const yard = (change: object = {}) =>
    aLocation({
      id: 3,
      primary: true,
      address: { state: 'QLD' },
      contact_detail: {
        opening_hours: [
          ...hours,
          { weekday: 6, status: 'Open', open: '9:00', close: '12:00' },
          { weekday: 0, status: 'Closed' },
        ],
      },
      ...change,
    } as never);
  const offered = (at: number, location = yard(), vehicle = aVehicle({ location: { id: 3 } })) =>
    testDriveDays(vehicle, aSite({ timezone: 'Australia/Brisbane', locations: [location] as never }), at).map(
      ({ date, name, text }) => `${date} ${name} ${text}`,
    );

  it('the days offered for a test drive are the next six on which the yard is open', () => {
    // Friday 13 March, 10:00 in Brisbane.
    expect(offered(Date.UTC(2026, 2, 13, 0))).toEqual([
      '2026-03-13 Today 13 Mar',
      '2026-03-14 Tomorrow 14 Mar',
      '2026-03-16 Mon 16 Mar',
      '2026-03-17 Tue 17 Mar',
      '2026-03-18 Wed 18 Mar',
      '2026-03-19 Thu 19 Mar',
    ]);
  });

  it.each([
    ['an hour before closing', Date.UTC(2026, 2, 13, 6, 30), '2026-03-13 Today 13 Mar'],
    ['a minute later', Date.UTC(2026, 2, 13, 6, 31), '2026-03-14 Tomorrow 14 Mar'],
    ['on a closed Sunday', Date.UTC(2026, 2, 15, 0), '2026-03-16 Tomorrow 16 Mar'],
  ])('the days offered for a test drive begin today until %s', (_, at, first) => {
    expect(offered(at)[0]).toBe(first);
  });

  it('the days offered for a test drive leave out holidays, and are of the yard’s own time zone', () => {
    const closed = { special_hours: [{ date: '2026-03-16', status: 'Closed' }] };
    expect(offered(Date.UTC(2026, 2, 15, 0), yard(closed))[0]).toBe('2026-03-17 Tue 17 Mar');
    // In Perth it is still Sunday; in Brisbane, the site’s zone, already Monday.
    expect(offered(Date.UTC(2026, 2, 15, 15), yard({ address: { state: 'WA' } }))[0]).toBe(
      '2026-03-16 Tomorrow 16 Mar',
    );
  });

  it('the days offered for a test drive are all days where the hours are not known, and none where the yard is always closed', () => {
    const unknown = { contact_detail: { opening_hours: [] } };
    expect(offered(Date.UTC(2026, 2, 15, 0), yard(unknown))).toHaveLength(6);
    const never = {
      contact_detail: { opening_hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Closed' })) },
    };
    expect(offered(Date.UTC(2026, 2, 15, 0), yard(never))).toEqual([]);
    expect(testDriveDays(undefined, aSite({ locations: [] as never }), now)).toHaveLength(6);
  });
});
