import { errorText } from '../errors/errorText.ts';
import { allowedRedirect } from '../routes/allowedRedirect.ts';
import type { Site } from '../site/site.ts';
import { readObject, readText } from '../vehicle/readers.ts';

/** Where the browser goes, or what the form says. */
export type CreateCustomerAnswer =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Reads the answer of create-customer (specification section 7; section 8, row 8.R19; decision F13): the lender's own error, else the
 * address to go to. Only what `allowedRedirect` follows is gone to: https, and a host that the site names in
 * `services.redirects.allowedHosts`; anything else counts as no address.
 *
 * @example
 * createCustomerAnswer({}, aSite()); // => { kind: 'failed', message: 'Failed to create customer or no redirect URL received.' }
 */
export const createCustomerAnswer = (answer: unknown, { services }: Pick<Site, 'services'>): CreateCustomerAnswer => {
  const doc = readObject(answer);
  const said = readText(doc?.['error']);
  if (said !== undefined) return { kind: 'failed', message: said };
  if (doc !== undefined && doc['error']) return { kind: 'failed', message: errorText('customerRefused') };
  const url = allowedRedirect(doc?.['redirectUrl'], services.redirects.allowedHosts);
  if (url !== undefined) return { kind: 'redirect', url };
  return { kind: 'failed', message: errorText('customerNoRedirect') };
};
