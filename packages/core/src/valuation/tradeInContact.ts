import * as z from 'zod/mini';
import { enquiryMessages } from '../enquiry/enquiryMessages.ts';
import { enquirySchema } from '../enquiry/enquirySchema.ts';
import { needed, optional } from '../enquiry/formFields.ts';
import { type LocationChoice, locationChoices, type LocationSite } from '../enquiry/locationChoices.ts';
import type { Site } from '../site/site.ts';

/** Validation messages of the valuation steps. */
export const tradeInMessages = {
  year: 'Please enter the year it was built.',
  yearForm: 'Please enter a year with four digits, from 1900 on and not later than next year.',
  make: 'Please enter the make, such as Toyota.',
  model: 'Please enter the model, such as Corolla.',
  kms: 'Please enter how many kilometres it has driven.',
  kmsForm: 'Please enter the kilometres as a number, such as 84,000.',
  answer: 'Please choose an answer.',
} as const;

/**
 * The locations where a car can be inspected, as options; the visitor chooses only where there are several.
 *
 * @example
 * inspectionChoices({ dealerships: [], locations: [] }); // => []
 */
export const inspectionChoices = (site: LocationSite): LocationChoice[] => {
  const choices = locationChoices(site, 'tradeIn');
  return choices.length > 1 ? choices : [];
};

/**
 * The schema of the contact step of a valuation: the contact fields of an enquiry, an optional description of the car and, where several
 * locations can inspect it, the location. The plate belongs to another step: where a visitor enters the car by hand, whatever is left in
 * its field is no reason to refuse, and is left out if it is too long.
 *
 * @example
 * tradeInContactSchema(aSite()).safeParse({ ...contact, message: '' }).success; // => true
 */
export const tradeInContactSchema = (site: Pick<Site, 'forms' | 'dealerships' | 'locations' | 'country'>) => {
  const contact = z.extend(
    enquirySchema({ ...site, forms: { ...site.forms, requireMessage: false } }, { aboutVehicle: true }),
    { rego: z.catch(optional(20), '') },
  );
  const choices = inspectionChoices(site).map(({ value }) => value);
  const location = needed(enquiryMessages.location, 100, {
    test: (slug) => choices.includes(slug),
    error: enquiryMessages.location,
  });
  return choices.length > 0 ? z.extend(contact, { location }) : contact;
};
