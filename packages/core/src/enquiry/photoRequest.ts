import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { enquiryPayload, type EnquiryPayload, type LeadSite } from './enquiryPayload.ts';
import { enquirySchema, type EnquiryForm } from './enquirySchema.ts';
import type { LeadContext } from './leadContext.ts';

/** The hidden field of the form and its value (decision E20). */
const hidden = { 'Request Photos': 'Please send photos for this car' } as const;

/**
 * The schema of a request for photos: an enquiry whose message may be empty.
 *
 * @example
 * photoRequestSchema(aSite()).safeParse({ ...form, message: '' }).success; // => true
 */
export const photoRequestSchema = (site: Pick<Site, 'forms' | 'dealerships' | 'locations' | 'country'>) =>
  enquirySchema({ ...site, forms: { ...site.forms, requireMessage: false } }, { aboutVehicle: true });

/**
 * The lead of a request for photos: an enquiry with the hidden field "Request Photos".
 *
 * @example
 * photoRequestPayload({ form, vehicle, site, context })['Request Photos']; // => 'Please send photos for this car'
 */
export const photoRequestPayload = ({
  form,
  vehicle,
  site,
  context,
}: {
  readonly form: EnquiryForm;
  readonly vehicle: Vehicle;
  readonly site: LeadSite;
  readonly context: LeadContext;
}): EnquiryPayload =>
  enquiryPayload({
    form,
    vehicle,
    site,
    context: {
      ...context,
      subcategory: context.subcategory ?? 'Request Photos',
      extra: { ...context.extra, ...hidden },
    },
  });
