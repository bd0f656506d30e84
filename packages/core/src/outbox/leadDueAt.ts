import { isSettled } from './isSettled.ts';
import type { OutboxEntry } from './outboxEntry.ts';
import { outboxLimits } from './outboxLimits.ts';

/**
 * When a lead is to be sent next (milliseconds since 1970); nothing when its story is over. One that was just stored is left to its
 * own page for three seconds, one that another page is sending is left to it, unless that page is gone: `isAlone` says that no other
 * page can be sending it. A clock that was put back never makes a lead wait longer than any wait may be.
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
  if (state.kind === 'waiting') return state.until > now + outboxLimits.longestAskedWait ? now : state.until;
  if (state.kind === 'queued') return queuedAt > now ? now : queuedAt + outboxLimits.ownPageFirst;
  if (state.kind === 'sending' && !isAlone) return state.since > now ? now : state.since + outboxLimits.abandonedAfter;
  return now;
};
