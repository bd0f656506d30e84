import { errorText } from '@dealer/core/errors';
import { createCustomerAnswer, type CreateCustomerAnswer, type createCustomerBody } from '@dealer/core/finance-lead';
import type { Site } from '@dealer/core/site';
import * as z from 'zod/mini';
import type { Http } from '../http/http.ts';
import { financeEndpoints } from './financeEndpoints.ts';

/** What the service answers: where the buyer goes on, or its error; which of both counts is core's to say. */
export const customerAnswerSchema = z.object({ redirectUrl: z.optional(z.unknown()), error: z.optional(z.unknown()) });

/** The service looks the buyer up at the lender's, which takes its time. */
const timeoutMs = 30_000;

/**
 * Hands a buyer to the outside lender (specification section 7, `POST /api/youx/create-customer`; section 8, row 8.R19): the address to
 * go on at, which is one that the site allows, or the words of what went wrong. The key makes it safe to press again.
 *
 * @example
 * const answer = await createCustomer(http, createCustomerBody(data, lead), { site, idempotencyKey: draft.key });
 * if (answer.kind === 'redirect') location.assign(answer.url);
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
    ...(signal ? { signal } : {}),
  });
  if (answer.kind === 'ok') return createCustomerAnswer(answer.value, site);
  // The service said no, with or without a reason; nothing usable came back at all.
  if (answer.reason === 'status') return { kind: 'failed', message: answer.message ?? errorText('customerRefused') };
  return { kind: 'failed', message: errorText('customer') };
};
