import type { Site } from '../site/site.ts';

/** An address with its host, as structured data and shared links need it.
 *
 * @example absoluteAddress('/contact-us', aSite({ url: 'https://harbour.example' })) // => 'https://harbour.example/contact-us'
 */
export const absoluteAddress = (address: string, site: Pick<Site, 'url'>): string => {
  if (/^https?:/i.test(address)) return address;
  if (address.startsWith('//')) return `https:${address}`;
  return `${site.url.replace(/\/$/, '')}/${address.replace(/^\//, '')}`;
};
