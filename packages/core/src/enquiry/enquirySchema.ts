import * as z from 'zod/mini';
import type { Site } from '../site/site.ts';
import { enquiryFields } from './enquiryFields.ts';
import { enquiryMessages } from './enquiryMessages.ts';
import { preferredContactMethods } from './formChoices.ts';
import { emailField, needed, optional, phoneField, postcodeField, termsField } from './formFields.ts';

/**
 * What an enquiry form on this site accepts (specification section 5), with the words it says otherwise. Fields that the site
 * does not ask for are accepted empty.
 *
 * @example
 * enquirySchema(aSite()).safeParse({ name: '' }).error?.issues[0]?.message; // => 'Please enter your first name.'
 */
export const enquirySchema = (
  site: Pick<Site, 'forms' | 'dealerships' | 'locations' | 'country'>,
  { aboutVehicle = false }: { readonly aboutVehicle?: boolean } = {},
) => {
  const { shown } = enquiryFields(site, { aboutVehicle });
  const asks = (field: (typeof shown)[number]): boolean => shown.includes(field);
  const say = enquiryMessages;
  return z.object({
    name: needed(say.name, 100),
    lastName: needed(say.lastName, 100),
    email: emailField(),
    phone: phoneField(site.country),
    postcode: asks('postcode') ? postcodeField() : optional(20),
    dealership: asks('dealership') ? needed(say.dealership, 100) : optional(100),
    location: asks('location') ? needed(say.location, 100) : optional(100),
    message: site.forms.requireMessage ? needed(say.message, 5_000) : optional(5_000),
    rego: optional(20),
    preferredContact: z._default(z.enum(preferredContactMethods), 'Phone'),
    optIn: z._default(z.boolean(), site.forms.marketingOptIn && site.forms.optInDefault),
    terms: termsField(site),
  });
};

/** The values of an enquiry form before they are checked. */
export type EnquiryInput = z.input<ReturnType<typeof enquirySchema>>;

/** The values of a checked enquiry form. */
export type EnquiryForm = z.infer<ReturnType<typeof enquirySchema>>;

/**
 * What the form starts with; the visitor's remembered details and a prefilled message come on top.
 *
 * @example
 * emptyEnquiry(aSite()).optIn; // => true
 */
export const emptyEnquiry = (site: Pick<Site, 'forms'>): EnquiryForm => ({
  name: '',
  lastName: '',
  email: '',
  phone: '',
  postcode: '',
  dealership: '',
  location: '',
  message: '',
  rego: '',
  preferredContact: 'Phone',
  optIn: site.forms.marketingOptIn && site.forms.optInDefault,
  terms: false,
});
