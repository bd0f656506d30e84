import { normalisePhone } from '../enquiry/normalisePhone.ts';
import type { Site } from '../site/site.ts';

/**
 * The WhatsApp link of a number: only a mobile can be on WhatsApp, which wants the country and no leading zero. Nothing for a landline.
 *
 * @example whatsappHref('0412 345 678', 'AU') // => 'https://wa.me/61412345678'
 */
export const whatsappHref = (written: string, country: Site['country']): string | undefined => {
  const phone = normalisePhone(written, country);
  return phone.kind === 'phone' && phone.mobile ? `https://wa.me/${phone.e164.slice(1)}` : undefined;
};
