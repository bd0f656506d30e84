import type { Site } from '../site/site.ts';
import { withoutExtension } from './telHref.ts';

/** A phone number that can be called, or not a phone number. */
export type Phone =
  /** `local` as dialled inside the country, `e164` as sent to other services. */
  | { readonly kind: 'phone'; readonly local: string; readonly e164: string; readonly mobile: boolean }
  | { readonly kind: 'invalid' };

const countries = {
  AU: { code: '61', valid: /^0[2-478]\d{8}$/, mobile: /^04/ },
  // New Zealand: landlines have 9 digits with the leading 0, mobiles 9 to 11.
  NZ: { code: '64', valid: /^0(?:[34679]\d{7}|2\d{7,9})$/, mobile: /^02/ },
} as const;

/**
 * Reads a phone number as people write it: with text, spaces, brackets, an extension or a country code (decision D9: a leading 61
 * becomes 0). Text around the number and an extension are ignored.
 *
 * @example
 * normalisePhone('Ph: 0412 345 678', 'AU'); // => { kind: 'phone', local: '0412345678', e164: '+61412345678', mobile: true }
 * normalisePhone('+61 412 345 678', 'AU'); // => { kind: 'phone', local: '0412345678', e164: '+61412345678', mobile: true }
 */
export const normalisePhone = (text: string, country: 'AU' | 'NZ'): Phone => {
  const { code, valid, mobile } = countries[country];
  const digits = withoutExtension(text).replace(/\D/g, '').slice(0, 20);
  const national = digits.startsWith(code) ? digits.slice(code.length).replace(/^0/, '') : undefined;
  const local = national === undefined ? digits : `0${national}`;
  if (!valid.test(local)) return { kind: 'invalid' };
  return { kind: 'phone', local, e164: `+${code}${local.slice(1)}`, mobile: mobile.test(local) };
};

/**
 * The WhatsApp link of a mobile number, with the country code and without the leading zero. Undefined for a landline.
 *
 * @example whatsappHref('0412 345 678', 'AU') // => 'https://wa.me/61412345678'
 */
export const whatsappHref = (written: string, country: Site['country']): string | undefined => {
  const phone = normalisePhone(written, country);
  return phone.kind === 'phone' && phone.mobile ? `https://wa.me/${phone.e164.slice(1)}` : undefined;
};
