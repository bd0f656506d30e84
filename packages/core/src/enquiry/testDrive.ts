import * as z from 'zod/mini';
import { readMoment } from '../data/readers.ts';
import { businessDay } from '../format/days.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { enquiryPayload, type EnquiryPayload, type LeadSite } from './enquiryPayload.ts';
import { type EnquiryForm, enquirySchema } from './enquirySchema.ts';
import { optional, termsField } from './formFields.ts';
import type { LeadContext } from './leadContext.ts';

/** The error messages of step 2. */
export const testDriveMessages = {
  dateTime: 'Please choose a date and a time.',
  past: 'Please choose a day that is still to come.',
} as const;

/** The name of the field. */
export const testDriveDateLabel = 'Test Drive Booking Date';

/**
 * The schema of step 2 of a test drive booking (decision E18): an optional `dateTime` as "YYYY-MM-DDTHH:mm" in the location's
 * time zone, not before today; the terms if the site requires them; an optional handover location. `now` is in milliseconds since
 * 1970.
 *
 * @example
 * testDriveBookingSchema(aSite(), now).safeParse({}).success; // => true
 */
export const testDriveBookingSchema = (site: Pick<Site, 'forms' | 'timezone'>, now: number) =>
  z.object({
    dateTime: z._default(
      z.string().check(
        z.trim(),
        z.refine(
          (value) => value === '' || (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) && readMoment(value) !== undefined),
          { error: testDriveMessages.dateTime, abort: true },
        ),
        z.refine((value) => value === '' || value.slice(0, 10) >= businessDay(now, site.timezone), {
          error: testDriveMessages.past,
        }),
      ),
      '',
    ),
    distributionLocation: optional(200),
    terms: termsField(site),
  });

/** The values of a valid step 2. */
export type TestDriveBooking = z.output<ReturnType<typeof testDriveBookingSchema>>;

/**
 * The schema of step 1 of a test drive booking: contact fields and an optional message. Step 2 has the terms. Without a vehicle
 * from the stock, step 1 also has the location.
 *
 * @example
 * testDriveContactSchema(aSite()).safeParse({ ...contact, message: '' }).success; // => true
 */
export const testDriveContactSchema = (
  site: Pick<Site, 'forms' | 'dealerships' | 'locations' | 'country'>,
  { aboutVehicle = true }: { readonly aboutVehicle?: boolean } = {},
) => enquirySchema({ ...site, forms: { ...site.forms, requireMessage: false, requireTerms: false } }, { aboutVehicle });

/**
 * The lead of a test drive: the contact details of step 1 and the booking of step 2 under the field names of the backend. Values
 * that were not selected are left out; `terms_conditions` is sent if the site requires the terms. `dateTime` is in the location's
 * time zone. Without a vehicle from the stock, the visitor's description is sent as `car_description`.
 *
 * @example
 * testDrivePayload({ contact, booking: { dateTime: '2026-04-01T10:30', distributionLocation: '', terms: false }, vehicle, site, context }).dateTime; // => '2026-04-01T10:30'
 */
export const testDrivePayload = ({
  contact,
  booking,
  vehicle,
  named = '',
  site,
  context,
}: {
  readonly contact: EnquiryForm;
  readonly booking: TestDriveBooking;
  readonly vehicle?: Vehicle | undefined;
  /** The vehicle as described by the visitor, if none from the stock was selected. */
  readonly named?: string;
  readonly site: LeadSite;
  readonly context: LeadContext;
}): EnquiryPayload =>
  enquiryPayload({
    form: contact,
    vehicle,
    site,
    context: {
      ...context,
      subcategory: context.subcategory ?? 'Test Drive',
      // An empty text is left out by the payload.
      extra: {
        ...context.extra,
        car_description: named.trim(),
        dateTime: booking.dateTime,
        distribution_location: site.forms.testDriveDistributionLocation ? booking.distributionLocation : '',
        terms_conditions: site.forms.requireTerms ? booking.terms : '',
      },
    },
  });
