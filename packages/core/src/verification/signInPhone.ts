import { enquiryMessages } from '../enquiry/enquiryMessages.ts';
import { normalisePhone } from '../enquiry/normalisePhone.ts';

/** A mobile that a code can be sent to, or what the field says. */
export type SignInPhone =
  | { readonly kind: 'phone'; readonly local: string; readonly e164: string }
  | { readonly kind: 'invalid'; readonly message: string };

/** The specification gives no words for a landline. */
const notMobile = 'Please enter a mobile number, so that we can text you a code.';

/**
 * The phone of a sign-in, checked before any code is sent (row 5.Q05; decision D9): required, a number of the site's country, and a
 * mobile, because the code goes by SMS. The service gets `e164`, eyes get `local`.
 *
 * @example
 * signInPhone('61412345678', 'AU'); // => { kind: 'phone', local: '0412345678', e164: '+61412345678' }
 */
export const signInPhone = (text: string, country: 'AU' | 'NZ'): SignInPhone => {
  if (text.trim() === '') return { kind: 'invalid', message: enquiryMessages.phone };
  const phone = normalisePhone(text, country);
  if (phone.kind === 'invalid') return { kind: 'invalid', message: enquiryMessages.phoneForm[country] };
  return phone.mobile
    ? { kind: 'phone', local: phone.local, e164: phone.e164 }
    : { kind: 'invalid', message: notMobile };
};
