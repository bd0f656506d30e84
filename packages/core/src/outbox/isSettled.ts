import type { OutboxEntry } from './outboxEntry.ts';

/**
 * Is a lead's story over: accepted, refused or given up?
 *
 * @example
 * isSettled({ state: { kind: 'expired' } }) // => true
 */
export const isSettled = ({ state }: Pick<OutboxEntry, 'state'>): boolean =>
  state.kind === 'accepted' || state.kind === 'refused' || state.kind === 'expired';
