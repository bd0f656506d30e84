import { formFailureText } from '@dealer/core/errors';
import { isRetriedStatus, type LeadOutcome, retryAfterMs } from '@dealer/core/enquiry';
import * as z from 'zod/mini';
import { endpoints } from '../endpoints/endpoints.ts';
import type { Http } from '../http/http.ts';

/** The response to a lead: its reference, or the reason for a refusal (decision E1). */
export const leadAnswerSchema = z.object({
  lead_id: z.optional(z.union([z.string(), z.number()])),
  error: z.optional(z.string()),
});

/**
 * Sends a lead (enquiry, test drive, photos, finance, valuation step) to the dealer. A repeated call with the same key has
 * no further effect. Never throws.
 */
export const submitLead = async (
  http: Http,
  payload: object,
  { idempotencyKey, signal, now = Date.now }: { idempotencyKey: string; signal?: AbortSignal; now?: () => number },
): Promise<LeadOutcome> => {
  const answer = await http.json('POST', endpoints.leads, {
    schema: leadAnswerSchema,
    body: payload,
    headers: { 'idempotency-key': idempotencyKey },
    signal,
    reportsEmpty: true,
  });
  if (answer.kind === 'ok') {
    const leadId = String(answer.value.lead_id ?? '').trim();
    if (leadId !== '') return { kind: 'accepted', leadId };
    return { kind: 'refused', message: formFailureText({ isRefusal: false, error: answer.value.error }) };
  }
  if (answer.reason !== 'status' || answer.status === undefined)
    return {
      kind: 'retry',
      message: formFailureText({ isRefusal: false }),
      because: answer.reason === 'malformed' ? 'fault' : 'offline',
    };
  const message = formFailureText({ isRefusal: true, isEmpty: answer.isEmpty, error: answer.message });
  if (answer.status === 409) return { kind: 'conflict', message };
  if (!isRetriedStatus(answer.status)) return { kind: 'refused', message };
  return {
    kind: 'retry',
    message,
    because: answer.status === 429 ? 'busy' : 'fault',
    retryAfterMs: retryAfterMs(answer.retryAfter, now()),
  };
};
