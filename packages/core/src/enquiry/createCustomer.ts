import { readObject, readText } from '../data/readers.ts';
import { errorText } from '../errors/errorText.ts';
import { allowedRedirect } from '../routes/redirect.ts';
import type { Site } from '../site/site.ts';
import type { FinanceLeadPayload } from './financeLead.ts';
import type { ProviderOfferData } from './providerOfferData.ts';

/**
 * The body of `POST /api/youx/create-customer`: the lender's data and the lead.
 *
 * @example
 * createCustomerBody(data, lead); // => { data, additionalData: lead }
 */
export const createCustomerBody = (
  data: ProviderOfferData,
  lead: FinanceLeadPayload,
): { readonly data: ProviderOfferData; readonly additionalData: FinanceLeadPayload } => ({
  data,
  additionalData: lead,
});

/** The address to open, or the form's error message. */
export type CreateCustomerAnswer =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Reads the response of create-customer (decision F13): the lender's own error, else the address to open. Only https addresses
 * with a host listed in `services.redirects.allowedHosts` are allowed (`allowedRedirect`); any other counts as missing.
 *
 * @example
 * createCustomerAnswer({}, aSite()); // => { kind: 'failed', message: 'Failed to create customer or no redirect URL received.' }
 */
export const createCustomerAnswer = (answer: unknown, { services }: Pick<Site, 'services'>): CreateCustomerAnswer => {
  const doc = readObject(answer);
  const reported = readText(doc?.['error']);
  if (reported !== undefined) return { kind: 'failed', message: reported };
  if (doc !== undefined && doc['error']) return { kind: 'failed', message: errorText('customerRefused') };
  const url = allowedRedirect(doc?.['redirectUrl'], services.redirects.allowedHosts);
  if (url !== undefined) return { kind: 'redirect', url };
  return { kind: 'failed', message: errorText('customerNoRedirect') };
};
