import * as z from 'zod/mini';
import { readMoment } from '../data/readers.ts';
import { businessDay } from '../format/days.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { enquiryPayload, type EnquiryPayload, type LeadSite } from './enquiryPayload.ts';
import { type EnquiryForm, enquirySchema } from './enquirySchema.ts';
import { optional, termsField } from './formFields.ts';
import type { LeadContext } from './leadContext.ts';

/** The error messages of date and time. */
export const testDriveMessages = {
  dateTime: 'Please choose a date and a time.',
  past: 'Please choose a day that is still to come.',
} as const;

/** A part of the booking. */
export type TestDriveStep = 'details' | 'time';

/**
 * The two steps of booking a test drive, in the site's order.
 *
 * @example
 * testDriveSteps(aSite()); // => ['details', 'time']
 */
export const testDriveSteps = ({ forms }: Pick<Site, 'forms'>): readonly [TestDriveStep, TestDriveStep] =>
  forms.testDriveFirst === 'time' ? ['time', 'details'] : ['details', 'time'];

/** The visitor agrees to the terms in the last step. */
const hasTerms = (site: Pick<Site, 'forms'>, step: TestDriveStep): boolean =>
  site.forms.requireTerms && testDriveSteps(site)[1] === step;

/**
 * The schema of a test drive's date and time (decision E18): an optional `dateTime` as "YYYY-MM-DDTHH:mm" in the location's time zone,
 * not before today; an optional handover location; the terms if the site requires them and has this step last. `now` is in milliseconds
 * since 1970.
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
    terms: termsField({ forms: { ...site.forms, requireTerms: hasTerms(site, 'time') } }),
  });

/** A valid date and time. */
export type TestDriveBooking = z.output<ReturnType<typeof testDriveBookingSchema>>;

/**
 * The schema of the visitor's details in a test drive booking: contact fields, an optional message, and the terms if the site requires
 * them and has this step last. Without a vehicle from the stock it also has the location.
 *
 * @example
 * testDriveContactSchema(aSite()).safeParse({ ...contact, message: '' }).success; // => true
 */
export const testDriveContactSchema = (
  site: Pick<Site, 'forms' | 'dealerships' | 'locations' | 'country'>,
  { aboutVehicle = true }: { readonly aboutVehicle?: boolean } = {},
) =>
  enquirySchema(
    { ...site, forms: { ...site.forms, requireMessage: false, requireTerms: hasTerms(site, 'details') } },
    { aboutVehicle, form: 'testDrive' },
  );

/**
 * The lead of a test drive: the contact details and the booking under the field names of the backend. Values
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
    purpose: 'testDrive',
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
        terms_conditions: site.forms.requireTerms ? booking.terms || contact.terms : '',
      },
    },
  });
