import type { Site } from '../site/site.ts';
import { maskPhone } from './maskPhone.ts';
import type { RevealedPhones } from './revealPhone.ts';
import { telHref } from './telHref.ts';

/** A phone number on the page: to be revealed, or to be dialled. */
export type PhoneView =
  | { readonly kind: 'masked'; readonly text: string }
  | { readonly kind: 'open'; readonly text: string; readonly href: string };

/**
 * How a phone number is shown: masked until it was revealed on this page, or readable from the start if the site says so.
 *
 * @example phoneView('07 3000 1234', [], site) // => { kind: 'masked', text: '07 30XX XXXX' }
 */
export const phoneView = (written: string, revealed: RevealedPhones, site: Pick<Site, 'phones'>): PhoneView => {
  const text = written.trim();
  const isOpen = site.phones.phoneStartRevealed || revealed.includes(text.replace(/\D/g, ''));
  const href = telHref(text);
  return isOpen && href !== undefined ? { kind: 'open', text, href } : { kind: 'masked', text: maskPhone(text) };
};
