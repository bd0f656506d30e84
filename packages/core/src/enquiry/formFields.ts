import * as z from 'zod/mini';
import type { Site } from '../site/site.ts';
import { enquiryMessages as say } from './enquiryMessages.ts';
import { normalisePhone } from './normalisePhone.ts';

/** The fields that the dealership's forms share, each with its words (specification section 5). */

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, say.tooLong));

/** A text that must be there and may have to have a form. One message at a time: an empty field is not also malformed. */
export const needed = (
  missing: string,
  longest: number,
  form?: { readonly test: (value: string) => boolean; readonly error: string },
) =>
  text(longest).check(
    z.refine((value) => value !== '', { error: missing, abort: true }),
    ...(form === undefined
      ? []
      : [z.refine<string>((value) => value === '' || form.test(value), { error: form.error })]),
  );

/** A text that may be left empty. */
export const optional = (longest: number) => z._default(text(longest), '');

/** One dot at least after the @, no spaces: enough to catch a slip of the finger, and nothing that a mail server would take. */
const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/;

/** An email address. */
export const emailField = () =>
  needed(say.email, 200, { test: (value) => emailPattern.test(value), error: say.emailForm });

/** A phone number of the site's country (decision D9). */
export const phoneField = (country: Site['country']) =>
  needed(say.phone, 40, {
    test: (value) => normalisePhone(value, country).kind === 'phone',
    error: say.phoneForm[country],
  });

/** A postcode of exactly four digits (row 5.Q13; decision D10). */
export const postcodeField = () =>
  needed(say.postcode, 20, { test: (value) => /^\d{4}$/.test(value), error: say.postcodeForm });

/** The agreement to the terms, where the site asks for it (rows 5.Q08, 5.Q09; decision E16). */
export const termsField = ({ forms }: Pick<Site, 'forms'>) =>
  forms.requireTerms
    ? z.boolean().check(z.refine((agreed) => agreed, { error: say.terms[forms.termsMessage] }))
    : z._default(z.boolean(), false);
