import * as z from 'zod/mini';
import type { Site } from '../site/site.ts';
import { enquiryMessages } from './enquiryMessages.ts';
import { preferredContactMethods } from './formChoices.ts';
import { emailField, needed, optional, phoneField, postcodeField, termsField } from './formFields.ts';
import { type FormPurpose, locationChoices } from './locationChoices.ts';

/** The names of the form's fields. */
type EnquiryField =
  | 'name'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'dealership'
  | 'location'
  | 'message'
  | 'optIn'
  | 'terms';

/** The fields of an enquiry form on a site, and those that may be empty. */
export type EnquiryFields = { readonly shown: readonly EnquiryField[]; readonly optional: readonly EnquiryField[] };

/**
 * The fields of an enquiry form on this site. A vehicle determines its location, so the selects are for enquiries without one, if several
 * locations serve the form: dealership if the site has several, else location.
 *
 * @example
 * enquiryFields(aSite(), { aboutVehicle: true }).shown; // => ['name', 'lastName', 'email', 'phone', 'message', 'optIn']
 */
export const enquiryFields = (
  site: Pick<Site, 'forms' | 'dealerships' | 'locations'>,
  { aboutVehicle, form = 'general' }: { readonly aboutVehicle: boolean; readonly form?: FormPurpose },
): EnquiryFields => {
  const { requirePostcode, requireMessage, requireTerms, marketingOptIn } = site.forms;
  const shown: EnquiryField[] = ['name', 'lastName', 'email', 'phone'];
  if (requirePostcode) shown.push('postcode');
  if (!aboutVehicle && locationChoices(site, form).length > 1)
    shown.push(site.dealerships.length > 1 ? 'dealership' : 'location');
  shown.push('message');
  if (marketingOptIn) shown.push('optIn');
  if (requireTerms) shown.push('terms');
  return { shown, optional: requireMessage ? [] : ['message'] };
};

/**
 * The schema of an enquiry form on this site, with its error messages. Fields that the site does not show may be empty.
 *
 * @example
 * enquirySchema(aSite()).safeParse({ name: '' }).error?.issues[0]?.message; // => 'Please enter your first name.'
 */
export const enquirySchema = (
  site: Pick<Site, 'forms' | 'dealerships' | 'locations' | 'country'>,
  { aboutVehicle = false, form = 'general' }: { readonly aboutVehicle?: boolean; readonly form?: FormPurpose } = {},
) => {
  const { shown } = enquiryFields(site, { aboutVehicle, form });
  const choices = locationChoices(site, form);
  /** A draft may have a location that serves this form no longer. */
  const locationField = (error: string) =>
    needed(error, 100, { test: (slug) => choices.some(({ value }) => value === slug), error });
  const isShown = (field: (typeof shown)[number]): boolean => shown.includes(field);
  const say = enquiryMessages;
  return z.object({
    name: needed(say.name, 100),
    lastName: needed(say.lastName, 100),
    email: emailField(),
    phone: phoneField(site.country),
    postcode: isShown('postcode') ? postcodeField() : optional(20),
    dealership: isShown('dealership') ? locationField(say.dealership) : optional(100),
    location: isShown('location') ? locationField(say.location) : optional(100),
    message: site.forms.requireMessage ? needed(say.message, 5_000) : optional(5_000),
    rego: optional(20),
    preferredContact: z._default(z.enum(preferredContactMethods), 'Phone'),
    optIn: z._default(z.boolean(), site.forms.marketingOptIn && site.forms.optInDefault),
    terms: termsField(site),
  });
};

/** The values of an enquiry form before validation. */
export type EnquiryInput = z.input<ReturnType<typeof enquirySchema>>;

/** The values of a valid enquiry form. */
export type EnquiryForm = z.infer<ReturnType<typeof enquirySchema>>;

/**
 * The initial values of the form; the visitor's stored details and a prefilled message are added to them.
 *
 * @example
 * emptyEnquiry(aSite()).optIn; // => false
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
