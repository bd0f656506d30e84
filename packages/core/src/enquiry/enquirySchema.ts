import * as z from 'zod/mini';
import type { Site } from '../site/site.ts';
import { enquiryFields } from './enquiryFields.ts';
import { normalisePhone } from './normalisePhone.ts';

/** What the form says when something is missing or wrong. Where the specification gives words, they are these. */
export const enquiryMessages = {
  name: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  email: 'Please enter your email address.',
  emailForm: 'Please enter a whole email address, such as name@example.com.',
  phone: 'Please enter your phone number.',
  phoneForm: {
    AU: 'Please enter an Australian phone number with its area code, such as 07 5550 1234 or 0412 345 678.',
    NZ: 'Please enter a New Zealand phone number with its area code, such as 09 555 0123 or 021 555 012.',
  },
  postcode: 'Please enter your postcode.',
  postcodeForm: 'Invalid postcode. Please enter a 4-digit number.',
  dealership: 'Please choose a dealership.',
  location: 'Please choose a location.',
  message: 'Please enter a message.',
  tooLong: 'This is too long. Please shorten it.',
  /** Decision E16. */
  terms: {
    list: '*You must agree to the terms of use before submitting.',
    inline: 'You must agree to the terms of use before submitting the form.',
  },
} as const;

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, enquiryMessages.tooLong));

/** One message at a time: an empty field is not also malformed. */
const needed = (missing: string, longest: number, form?: { readonly test: (value: string) => boolean; readonly error: string }) =>
  text(longest).check(
    z.refine((value) => value !== '', { error: missing, abort: true }),
    ...(form === undefined ? [] : [z.refine<string>((value) => value === '' || form.test(value), { error: form.error })]),
  );

const optional = (longest: number) => z._default(text(longest), '');

/** One dot at least after the @, no spaces: enough to catch a slip of the finger, and nothing that a mail server would take. */
const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/;

/**
 * What an enquiry form on this site accepts (specification section 5), with the words it says otherwise. Fields that the site
 * does not ask for are accepted empty.
 *
 * @example
 * enquirySchema(aSite()).safeParse({ name: '' }).error?.issues[0]?.message; // => 'Please enter your first name.'
 */
export const enquirySchema = (site: Pick<Site, 'forms' | 'dealerships' | 'locations' | 'country'>, { aboutVehicle = false }: { readonly aboutVehicle?: boolean } = {}) => {
  const { shown } = enquiryFields(site, { aboutVehicle });
  const asks = (field: (typeof shown)[number]): boolean => shown.includes(field);
  const say = enquiryMessages;
  return z.object({
    name: needed(say.name, 100),
    lastName: needed(say.lastName, 100),
    email: needed(say.email, 200, { test: (value) => emailPattern.test(value), error: say.emailForm }),
    phone: needed(say.phone, 40, { test: (value) => normalisePhone(value, site.country).kind === 'phone', error: say.phoneForm[site.country] }),
    postcode: asks('postcode') ? needed(say.postcode, 20, { test: (value) => /^\d{4}$/.test(value), error: say.postcodeForm }) : optional(20),
    dealership: asks('dealership') ? needed(say.dealership, 100) : optional(100),
    location: asks('location') ? needed(say.location, 100) : optional(100),
    message: site.forms.requireMessage ? needed(say.message, 5_000) : optional(5_000),
    rego: optional(20),
    preferredContact: z._default(z.enum(['Phone', 'Email', 'SMS']), 'Phone'),
    optIn: z._default(z.boolean(), site.forms.marketingOptIn && site.forms.optInDefault),
    terms: asks('terms') ? z.boolean().check(z.refine((agreed) => agreed, { error: say.terms[site.forms.termsMessage] })) : z._default(z.boolean(), false),
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
