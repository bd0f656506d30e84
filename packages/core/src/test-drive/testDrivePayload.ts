import { enquiryPayload, type EnquiryPayload, type LeadSite } from '../enquiry/enquiryPayload.ts';
import type { EnquiryForm } from '../enquiry/enquirySchema.ts';
import type { LeadContext } from '../enquiry/leadContext.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { TestDriveBooking } from './testDriveBookingSchema.ts';

/**
 * The lead of a test drive: the contact of step 1 and the booking of step 2 under the specification's names (section 3, Test drive form;
 * rows 3.F07, 3.F08). What was not chosen is left out; `terms_conditions` is sent where the site asks for it. `dateTime` is local to
 * the yard. Without a vehicle of the stock the visitor's own words for it go as `car_description`.
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
  /** The vehicle in the visitor's words, where none of the stock was picked. */
  readonly named?: string;
  readonly site: LeadSite;
  readonly context: LeadContext;
}): EnquiryPayload =>
  enquiryPayload({
    form: contact,
    ...(vehicle === undefined ? {} : { vehicle }),
    site,
    context: {
      subcategory: 'Test Drive',
      ...context,
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
