import { backOffMs } from './backOffMs.ts';
import { isSettled } from './isSettled.ts';
import type { LeadAnswer, LeadState, OutboxEntry } from './outboxEntry.ts';
import { outboxLimits } from './outboxLimits.ts';

/** What happens to a lead: a look at the clock, a try begins, the server answers. */
export type LeadEvent =
  | { readonly kind: 'look' }
  | { readonly kind: 'start' }
  | { readonly kind: 'answer'; readonly answer: LeadAnswer };

const attemptsOf = (state: LeadState): number =>
  state.kind === 'sending' ? state.attempt : state.kind === 'waiting' ? state.attempts : 0;

/** The story is over: what the shopper typed is forgotten. */
const settle = ({ payload: _, ...entry }: OutboxEntry, state: LeadState): OutboxEntry => ({ ...entry, state });

/**
 * A lead after something happened to it (decision E1). A yes or a no of the server ends its story and forgets its
 * words, whenever it comes; anything else makes it wait, longer each time, at least as long as the server asked; after a day it is
 * given up. A lead that is settled stays as it is, but for a yes that comes late: the dealer has it.
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
  if (event.kind === 'answer' && event.answer.kind === 'refused') return settle(entry, event.answer);
  if (now - entry.queuedAt >= outboxLimits.expiresAfter) return settle(entry, { kind: 'expired' });
  // A clock that was put back: its day starts now.
  const queuedAt = Math.min(entry.queuedAt, now);
  if (event.kind === 'start')
    return { ...entry, queuedAt, state: { kind: 'sending', since: now, attempt: attemptsOf(state) + 1 } };
  if (event.kind === 'answer' && event.answer.kind === 'retry') {
    const attempts = attemptsOf(state);
    const asked = Math.min(event.answer.retryAfterMs ?? 0, outboxLimits.longestAskedWait);
    return {
      ...entry,
      queuedAt,
      state: {
        kind: 'waiting',
        attempts,
        because: event.answer.because,
        until: now + Math.max(asked, backOffMs(attempts, rng)),
      },
    };
  }
  return queuedAt === entry.queuedAt ? entry : { ...entry, queuedAt };
};
