import { errorText } from '../errors/errorText.ts';
import type { Site } from '../site/site.ts';
import { readObject, readText } from '../vehicle/readers.ts';

/** Where the browser goes, or what the form says. */
export type CreateCustomerAnswer = { readonly kind: 'redirect'; readonly url: string } | { readonly kind: 'failed'; readonly message: string };

/** A host of the list, or one below it. */
const isAllowed = (host: string, allowed: readonly string[]): boolean => allowed.some((known) => host === known.toLowerCase() || host.endsWith(`.${known.toLowerCase()}`));

/**
 * Reads the answer of create-customer (specification section 7; section 8, row 8.R19; decision F13): the lender's own error, else the
 * address to go to. Only https, and only hosts that the site allows in `services.redirects.allowedHosts`, are gone to; anything else
 * counts as no address.
 *
 * @example
 * createCustomerAnswer({}, aSite()); // => { kind: 'failed', message: 'Failed to create customer or no redirect URL received.' }
 */
export const createCustomerAnswer = (answer: unknown, { services }: Pick<Site, 'services'>): CreateCustomerAnswer => {
  const doc = readObject(answer);
  const said = readText(doc?.['error']);
  if (said !== undefined) return { kind: 'failed', message: said };
  if (doc !== undefined && doc['error']) return { kind: 'failed', message: errorText('customerRefused') };
  const written = readText(doc?.['redirectUrl']);
  try {
    if (written !== undefined) {
      const url = new URL(written);
      if (url.protocol === 'https:' && isAllowed(url.hostname, services.redirects.allowedHosts)) return { kind: 'redirect', url: url.href };
    }
  } catch {
    // No address: told below.
  }
  return { kind: 'failed', message: errorText('customerNoRedirect') };
};
