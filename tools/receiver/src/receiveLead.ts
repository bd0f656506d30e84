import { leadBodySchema } from '@dealer/core/enquiry';
import type { LeadBody } from '@dealer/core/enquiry';
import * as z from 'zod/mini';
import type { ChannelName, LeadStore } from './leadStore.ts';

/** The answer to a lead: a status and the body of the contract. */
export type LeadReply = {
  readonly status: 200 | 201 | 400 | 404 | 409 | 422;
  readonly body: { readonly lead_id: number } | { readonly error: string };
};

const refuse = (status: 400 | 404 | 409 | 422, error: string): LeadReply => ({ status, body: { error } });

/** Keys are random ids of about 40 characters. */
const longestKey = 200;

const bodyOf = (text: string): LeadBody | undefined => {
  try {
    const parsed = z.safeParse(leadBodySchema, JSON.parse(text));
    // Fails for a body that is nested too deeply to be written.
    return parsed.success && JSON.stringify(parsed.data) !== '' ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};

/** Why a lead cannot be answered by the dealer; undefined if it can. */
const complaint = ({ email = '', phone = '', offer_accepted: isAccepted }: LeadBody): string | undefined => {
  if (isAccepted === true) return undefined;
  if (email.trim() === '' && phone.trim() === '') return 'Please leave a phone number or an email address.';
  if (email.trim() !== '' && !/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/.test(email.trim()))
    return 'The email address is not valid.';
  if (phone.trim() !== '' && phone.replace(/\D/g, '').length < 8) return 'The phone number is not valid.';
  return undefined;
};

/**
 * Receives the body of `POST /api/leads` as the contract requires: valid leads are stored once per key with their deliveries, a known key
 * with another body is refused.
 *
 * @example
 * receiveLead({ text, key: '7f0c...' }, { store, channels: ['email'], now }).status // => 201
 */
export const receiveLead = (
  { text, key }: { text: string; key: string | undefined },
  { store, channels, now }: { store: LeadStore; channels: readonly ChannelName[]; now: number },
): LeadReply => {
  if (key === undefined || key.trim() === '' || key.length > longestKey)
    return refuse(400, 'The Idempotency-Key is missing.');
  const body = bodyOf(text);
  if (body === undefined) return refuse(400, 'The enquiry could not be read.');
  const wrong = complaint(body);
  if (wrong !== undefined) return refuse(422, wrong);
  const stored = store.add({ key, body, now, channels });
  if (stored.kind === 'conflict') return refuse(409, 'This key was used for another enquiry.');
  if (stored.kind === 'unknown lead') return refuse(404, 'There is no such valuation.');
  return { status: stored.kind === 'stored' ? 201 : 200, body: { lead_id: stored.leadId } };
};
