import * as z from 'zod/mini';
import { normalisePhone } from '../contact/whatsappHref.ts';
import { visibleText } from '../format/visibleText.ts';
import type { Site } from '../site/site.ts';
import { enquiryMessages as say } from './enquiryMessages.ts';

/**
 * A text without surrounding spaces; undefined if empty, so that it is left out of a lead.
 *
 * @example
 * trimmed(' Ana '); // => 'Ana'
 * trimmed(' '); // => undefined
 */
export const trimmed = (value: string | null | undefined): string | undefined =>
  (value && visibleText(value).trim()) || undefined;

/** A text with ordinary digits and letters for those of other widths. */
const ordinary = (text: string): string => visibleText(text).normalize('NFKC');

/** A plate as it is sent: in capitals, as on the vehicle. */
export const plateText = (text: string): string => ordinary(text).trim().toUpperCase();

/** A number as people write it, as digits: the unit, and commas and spaces between thousands, are removed. */
export const writtenCount = (text: string): string =>
  ordinary(text)
    .trim()
    .replace(/\s*kms?\.?$/i, '')
    .replace(/(\d)[ ,](?=\d{3})/g, '$1');

/** The fields that the forms share, with their error messages. */

const text = (longest: number, read = visibleText) =>
  z.string().check(z.overwrite(read), z.trim(), z.maxLength(longest, say.tooLong));

/** A required text with an optional format. One message at a time: an empty field is not also malformed. */
export const needed = (
  missing: string,
  longest: number,
  form?: { readonly test: (value: string) => boolean; readonly error: string },
  read?: (value: string) => string,
) =>
  text(longest, read).check(
    z.refine((value) => value !== '', { error: missing, abort: true }),
    ...(form === undefined
      ? []
      : [z.refine<string>((value) => value === '' || form.test(value), { error: form.error })]),
  );

/** A text that may be empty. */
export const optional = (longest: number) => z._default(text(longest), '');

/** At least one dot after the @ and no spaces: enough to find typing errors without refusing a valid address. */
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

/** A postcode of exactly four digits (decision D10). */
export const postcodeField = () =>
  needed(say.postcode, 20, { test: (value) => /^\d{4}$/.test(value), error: say.postcodeForm }, ordinary);

/** The agreement to the terms, if the site requires it (decision E16). */
export const termsField = ({ forms }: Pick<Site, 'forms'>) =>
  forms.requireTerms
    ? z.boolean().check(z.refine((agreed) => agreed, { error: say.terms[forms.termsMessage] }))
    : z._default(z.boolean(), false);
