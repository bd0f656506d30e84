import type { OutboxEntry } from './outboxEntry.ts';

/**
 * Has no try of this lead begun? Only then may other words take the place of its own under the same key: the server may hold a lead
 * whose answer was lost.
 *
 * @example
 * wasNeverSent({ state: { kind: 'waiting', until: 0, attempts: 1, because: 'offline' } }) // => false
 */
export const wasNeverSent = ({ state }: Pick<OutboxEntry, 'state'>): boolean =>
  state.kind === 'queued' || (state.kind === 'waiting' && state.attempts === 0);
