import type { LeadOutcome } from './leadOutcome.ts';
import { isSettled, type LeadState, type OutboxEntry } from './outboxEntry.ts';
import { backOffMs, outboxLimits } from './retry.ts';

/**
 * When a lead is to be sent next, in milliseconds since 1970; undefined when it is finished. For three seconds only the page that stored
 * a lead sends it; a lead that another page is sending is left to that page unless it no longer exists (`isAlone`: no other page can be
 * sending it). A system clock that was set back does not make a lead wait longer than the maximum.
 *
 * @example
 * leadDueAt({ queuedAt: 0, state: { kind: 'sending', since: 1000, attempt: 1 } }, 2000, { isAlone: false }) // => 31000
 */
export const leadDueAt = (
  entry: Pick<OutboxEntry, 'queuedAt' | 'state'>,
  now: number,
  { isAlone }: { readonly isAlone: boolean },
): number | undefined => {
  if (isSettled(entry)) return undefined;
  const { state, queuedAt } = entry;
  if (state.kind === 'waiting') return state.until > now + outboxLimits.longestRequestedWait ? now : state.until;
  if (state.kind === 'queued') return queuedAt > now ? now : queuedAt + outboxLimits.ownPageFirst;
  if (state.kind === 'sending' && !isAlone) return state.since > now ? now : state.since + outboxLimits.abandonedAfter;
  return now;
};

/** What happens to a lead: the clock is checked, an attempt starts, the attempt has an outcome. */
export type LeadEvent =
  | { readonly kind: 'look' }
  | { readonly kind: 'start' }
  | { readonly kind: 'answer'; readonly answer: LeadOutcome };

const attemptsOf = (state: LeadState): number =>
  state.kind === 'sending' ? state.attempt : state.kind === 'waiting' ? state.attempts : 0;

/** Final state: removes what the shopper typed. */
const settle = ({ payload: _, ...entry }: OutboxEntry, state: LeadState): OutboxEntry => ({ ...entry, state });

/**
 * The next state of a lead (decision E1). Acceptance and refusal are final and remove the payload. Any other outcome makes the lead
 * wait, longer each time and at least as long as the server requests; after a day it expires. A settled lead does not change, except
 * that a late acceptance still counts: the dealer has the lead.
 *
 * @example
 * leadStep(entry, { kind: 'answer', answer: { kind: 'accepted', leadId: '1001' } }, { now, rng }).state // => { kind: 'accepted', leadId: '1001' }
 */
export const leadStep = (
  entry: OutboxEntry,
  event: LeadEvent,
  { now, rng }: { readonly now: number; readonly rng: () => number },
): OutboxEntry => {
  const { state } = entry;
  if (event.kind === 'answer' && event.answer.kind === 'accepted' && state.kind !== 'accepted')
    return settle(entry, event.answer);
  if (isSettled(entry)) return entry;
  if (event.kind === 'answer' && (event.answer.kind === 'refused' || event.answer.kind === 'conflict'))
    return settle(entry, { kind: 'refused', message: event.answer.message });
  if (now - entry.queuedAt >= outboxLimits.expiresAfter) return settle(entry, { kind: 'expired' });
  // The system clock was set back: the day starts now.
  const queuedAt = Math.min(entry.queuedAt, now);
  if (event.kind === 'start')
    return { ...entry, queuedAt, state: { kind: 'sending', since: now, attempt: attemptsOf(state) + 1 } };
  if (event.kind === 'answer' && event.answer.kind === 'retry') {
    const attempts = attemptsOf(state);
    const requested = Math.min(event.answer.retryAfterMs ?? 0, outboxLimits.longestRequestedWait);
    return {
      ...entry,
      queuedAt,
      state: {
        kind: 'waiting',
        attempts,
        because: event.answer.because,
        until: now + Math.max(requested, backOffMs(attempts, rng)),
      },
    };
  }
  return queuedAt === entry.queuedAt ? entry : { ...entry, queuedAt };
};
