import { errorText } from '@dealer/core/errors';
import { createCustomerAnswer, type CreateCustomerAnswer, type createCustomerBody } from '@dealer/core/enquiry';
import type { Site } from '@dealer/core/site';
import * as z from 'zod/mini';
import type { Http } from '../http/http.ts';
import { financeEndpoints } from './financeEndpoints.ts';

/** The service's response: the redirect URL or an error; `createCustomerAnswer` of core interprets it. */
export const customerAnswerSchema = z.object({ redirectUrl: z.optional(z.unknown()), error: z.optional(z.unknown()) });

/** The service looks the buyer up at the lender, which is slow. */
const timeoutMs = 30_000;

/**
 * Registers a buyer at the external lender. Returns the redirect URL, which is on a host that the site allows, or an error
 * message. A repeated call with the same key has no further effect.
 */
export const createCustomer = async (
  http: Http,
  body: ReturnType<typeof createCustomerBody>,
  { site, idempotencyKey, signal }: { site: Pick<Site, 'services'>; idempotencyKey: string; signal?: AbortSignal },
): Promise<CreateCustomerAnswer> => {
  const answer = await http.json('POST', financeEndpoints.createCustomer, {
    schema: customerAnswerSchema,
    body,
    headers: { 'idempotency-key': idempotencyKey },
    timeoutMs,
    signal,
  });
  if (answer.kind === 'ok') return createCustomerAnswer(answer.value, site);
  if (answer.reason === 'status') return { kind: 'failed', message: answer.message ?? errorText('customerRefused') };
  return { kind: 'failed', message: errorText('customer') };
};
