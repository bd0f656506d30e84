import * as z from 'zod/mini';
import { isPhoneOf, normalisePhone } from '../contact/whatsappHref.ts';
import { enquiryMessages, enquiryMessages as say } from '../enquiry/enquiryMessages.ts';
import { emailField, needed, termsField } from '../enquiry/formFields.ts';
import { visibleText } from '../format/visibleText.ts';
import type { Site } from '../site/site.ts';
import type { SessionUser } from './readStoredSession.ts';

/** A mobile number that a code can be sent to, or the error message of the field. */
type SignInPhone =
  | { readonly kind: 'phone'; readonly local: string; readonly e164: string }
  | { readonly kind: 'invalid'; readonly message: string };

const notMobile = 'Please enter a mobile number, so that we can text you a code.';

const countryNames = { AU: 'Australian', NZ: 'New Zealand' } as const;

/** Codes are sent to some countries only (decision H6). */
const otherCountry = (countries: readonly ('AU' | 'NZ')[]): string =>
  `We can text codes to ${countries.map((country) => countryNames[country]).join(' and ')} mobile numbers only.`;

/**
 * Reads the phone number of a sign-in before a code is sent (decision D9): required, of a country that the site sends codes to (decision
 * H6), and a mobile, because the code is an SMS. `e164` is sent to the service, `local` is shown.
 *
 * @example
 * signInPhone('61412345678', aSite()); // => { kind: 'phone', local: '0412345678', e164: '+61412345678' }
 */
export const signInPhone = (text: string, { country, contact }: Pick<Site, 'country' | 'contact'>): SignInPhone => {
  if (text.trim() === '') return { kind: 'invalid', message: enquiryMessages.phone };
  const phone = normalisePhone(text, country);
  const countries = contact.smsCountries.length > 0 ? contact.smsCountries : [country];
  const example = countries.includes(country) ? country : (countries[0] ?? country);
  if (phone.kind === 'invalid') return { kind: 'invalid', message: enquiryMessages.mobileForm[example] };
  if (!isPhoneOf(phone.e164, countries)) return { kind: 'invalid', message: otherCountry(countries) };
  return phone.mobile
    ? { kind: 'phone', local: phone.local, e164: phone.e164 }
    : { kind: 'invalid', message: notMobile };
};

const personFields = () => ({ name: needed(say.name, 100), lastName: needed(say.lastName, 100), email: emailField() });

/**
 * The schema of the garage's details form: the fields of sign-in without the phone, which identifies the account.
 *
 * @example
 * detailsSchema().safeParse({ name: 'Ana', lastName: '', email: 'ana@example.com' }).success; // => false
 */
export const detailsSchema = () => z.object(personFields());

/** The values of a valid details form. */
export type DetailsForm = z.output<ReturnType<typeof detailsSchema>>;

/**
 * The schema of the sign-in form: name, email, a mobile (decision D9), and the terms where the site requires them. With
 * `auth.detailsAfterCode` name and email may be empty.
 *
 * @example
 * signInSchema(aSite()).safeParse({ ...form, phone: '07 5550 1234' }).success; // => false, no SMS reaches a landline
 */
export const signInSchema = (site: Pick<Site, 'forms' | 'country' | 'auth' | 'contact'>) => {
  const anyText = z.string().check(z.overwrite(visibleText), z.trim(), z.maxLength(200, say.tooLong));
  const person = site.auth.detailsAfterCode ? { name: anyText, lastName: anyText, email: anyText } : personFields();
  return z.object({
    ...person,
    phone: z.string().check(z.overwrite(visibleText), z.trim(), z.maxLength(40, say.tooLong), (context) => {
      const read = signInPhone(context.value, site);
      if (read.kind === 'invalid') context.issues.push({ code: 'custom', message: read.message, input: context.value });
    }),
    terms: termsField(site),
  });
};

/** The values of a valid sign-in form. */
export type SignInForm = z.output<ReturnType<typeof signInSchema>>;

/**
 * Whether name and email of a signed-in person are still to be entered, on a site where they come after the code.
 *
 * @example
 * needsDetails({ id: 'u', phone: '+61412345678' }, aSite({ auth: { detailsAfterCode: true } })); // => true
 */
export const needsDetails = (
  { name, lastName, email }: Pick<SessionUser, 'name' | 'lastName' | 'email'>,
  { auth }: Pick<Site, 'auth'>,
): boolean => auth.detailsAfterCode && !(name && lastName && email);
