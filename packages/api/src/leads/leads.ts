import { isRetriedStatus } from '@dealer/core/outbox';
import type { WaitReason } from '@dealer/core/outbox';
import * as z from 'zod/mini';
import { endpoints } from '../endpoints/endpoints.ts';
import type { Http } from '../http/http.ts';

/** What the backend answers to a lead: its reference, or the reason for a refusal (decision E1). */
export const leadAnswerSchema = z.object({
  lead_id: z.optional(z.union([z.string(), z.number()])),
  error: z.optional(z.string()),
});

/** What became of a lead that was sent. */
export type LeadOutcome =
  | { kind: 'accepted'; leadId: string }
  | { kind: 'refused'; message: string }
  /** The server has another lead under this key: this one needs a key of its own. */
  | { kind: 'conflict'; message: string }
  /** The same lead may be sent again with the same key: it is recorded once. */
  | {
      kind: 'retryable';
      message: string;
      because: WaitReason /** The pause that the server asks for, as it wrote it. */;
      retryAfter?: string;
    };

/** The words of specification section 8, spelled as they stand there (decision E6). */
export const leadErrors = {
  unexpected: 'An unexpected error occured',
  submitting: 'An error occurred when submitting this form',
} as const;

/**
 * Sends a lead (enquiry, test drive, photos, finance, valuation step) to the dealer. The key makes it safe to send twice.
 *
 * @example
 * const outcome = await submitLead(http, payload, { idempotencyKey: '7f0c...' });
 * if (outcome.kind === 'accepted') goTo('/success');
 */
export const submitLead = async (
  http: Http,
  payload: object,
  { idempotencyKey, signal }: { idempotencyKey: string; signal?: AbortSignal },
): Promise<LeadOutcome> => {
  const answer = await http.json('POST', endpoints.leads, {
    schema: leadAnswerSchema,
    body: payload,
    headers: { 'idempotency-key': idempotencyKey },
    ...(signal ? { signal } : {}),
  });
  if (answer.kind === 'ok') {
    if (answer.value.lead_id !== undefined) return { kind: 'accepted', leadId: String(answer.value.lead_id) };
    return { kind: 'refused', message: answer.value.error ?? leadErrors.unexpected };
  }
  if (answer.reason !== 'status' || answer.status === undefined)
    return {
      kind: 'retryable',
      message: leadErrors.unexpected,
      because: answer.reason === 'malformed' ? 'fault' : 'offline',
    };
  const message = answer.message ?? leadErrors.submitting;
  if (answer.status === 409) return { kind: 'conflict', message };
  if (!isRetriedStatus(answer.status)) return { kind: 'refused', message };
  return {
    kind: 'retryable',
    message,
    because: answer.status === 429 ? 'busy' : 'fault',
    ...(answer.retryAfter === undefined ? {} : { retryAfter: answer.retryAfter }),
  };
};
