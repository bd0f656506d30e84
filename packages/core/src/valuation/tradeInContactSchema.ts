import * as z from 'zod/mini';
import { enquiryMessages } from '../enquiry/enquiryMessages.ts';
import { enquirySchema } from '../enquiry/enquirySchema.ts';
import { needed } from '../enquiry/formFields.ts';
import type { Site } from '../site/site.ts';
import { asksLocation } from './asksLocation.ts';

/**
 * Who the valuation is for: the contact of an enquiry, words about the car that may stay empty, and where several places could
 * inspect it, which.
 *
 * @example
 * tradeInContactSchema(aSite()).safeParse({ ...contact, message: '' }).success; // => true
 */
export const tradeInContactSchema = (site: Pick<Site, 'forms' | 'dealerships' | 'locations' | 'country'>) => {
  const contact = enquirySchema({ ...site, forms: { ...site.forms, requireMessage: false } }, { aboutVehicle: true });
  return asksLocation(site) ? z.extend(contact, { location: needed(enquiryMessages.location, 100) }) : contact;
};
