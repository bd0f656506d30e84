import { visibleText } from '../format/visibleText.ts';
import type { Site } from '../site/site.ts';
import { withoutExtension } from './telHref.ts';

/** A phone number that can be called, or not a phone number. */
export type Phone =
  /** `local` as dialled inside the site's country, for a number of another country the same as `e164`, which other services are sent. */
  | { readonly kind: 'phone'; readonly local: string; readonly e164: string; readonly mobile: boolean }
  | { readonly kind: 'invalid' };

const countries = {
  AU: { code: '61', valid: /^0[2-478]\d{8}$/, mobile: /^04/ },
  // New Zealand: landlines have 9 digits with the leading 0, mobiles 9 to 11. 0900 is not an area code: those calls cost extra.
  NZ: { code: '64', valid: /^0(?:[34679][2-9]\d{6}|2\d{7,9})$/, mobile: /^02/ },
} as const;

/** A number of another country, with its country code: North American numbers by their plan, others by the limits of E.164. */
const foreign = /^(?:1[2-9]\d\d[2-9]\d{6}|[2-9]\d{7,14})$/;

/** The prefixes that dial another country: 00, and from Australia 0011. No country's numbers start with 11. */
const dialled = /^00(?:11)?(?=[1-9])/;

/** The national number after a country code, with the leading zero that many people leave there. */
const withoutCode = (digits: string, code: string): string => `0${digits.slice(code.length).replace(/^0/, '')}`;

const readInternational = (digits: string, country: 'AU' | 'NZ'): Phone => {
  const plan = Object.values(countries).find(({ code }) => digits.startsWith(code));
  if (plan === undefined)
    return foreign.test(digits)
      ? { kind: 'phone', local: `+${digits}`, e164: `+${digits}`, mobile: false }
      : { kind: 'invalid' };
  const national = withoutCode(digits, plan.code);
  if (!plan.valid.test(national)) return { kind: 'invalid' };
  const e164 = `+${plan.code}${national.slice(1)}`;
  return {
    kind: 'phone',
    local: plan === countries[country] ? national : e164,
    e164,
    mobile: plan.mobile.test(national),
  };
};

/**
 * Reads a phone number as people write it: with text, spaces, brackets, an extension, full-width digits, a country code (decision D9: a
 * leading 61 becomes 0) or without the leading zero. Text around the number and an extension are ignored. A number of another country
 * is accepted in full international form: a plus or 00, and its country code (decision H6); whether it is a mobile is known of Australian
 * and New Zealand numbers only.
 *
 * @example
 * normalisePhone('Ph: 0412 345 678', 'AU'); // => { kind: 'phone', local: '0412345678', e164: '+61412345678', mobile: true }
 * normalisePhone('+44 20 7946 0958', 'AU'); // => { kind: 'phone', local: '+442079460958', e164: '+442079460958', mobile: false }
 */
export const normalisePhone = (text: string, country: 'AU' | 'NZ'): Phone => {
  const written = withoutExtension(visibleText(text).normalize('NFKC'));
  // An O in place of a zero must not shorten the number to that of somebody else.
  if (/\d\s?\p{L}{1,2}\s?\d/u.test(written)) return { kind: 'invalid' };
  const all = written.replace(/\D/g, '').slice(0, 20);
  const isInternational = /^\D*\+\D*[1-9]/.test(written) || dialled.test(all);
  if (isInternational)
    return readInternational(
      written.replace(/\(0\)/, '').replace(/\D/g, '').slice(0, 20).replace(dialled, ''),
      country,
    );
  const { code, valid, mobile } = countries[country];
  const local = [...(all.startsWith(code) ? [withoutCode(all, code)] : []), all, `0${all}`].find((form) =>
    valid.test(form),
  );
  return local === undefined
    ? { kind: 'invalid' }
    : { kind: 'phone', local, e164: `+${code}${local.slice(1)}`, mobile: mobile.test(local) };
};

/** Whether a number belongs to one of these countries. */
export const isPhoneOf = (e164: string, of: readonly ('AU' | 'NZ')[]): boolean =>
  of.some((country) => e164.startsWith(`+${countries[country].code}`));

/** The WhatsApp link of a mobile number, with the country code and without the leading zero. Undefined for a landline. */
export const whatsappHref = (written: string, country: Site['country']): string | undefined => {
  const phone = normalisePhone(written, country);
  return phone.kind === 'phone' && phone.mobile ? `https://wa.me/${phone.e164.slice(1)}` : undefined;
};
