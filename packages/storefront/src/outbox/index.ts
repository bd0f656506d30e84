export { createAcceptedLeads } from '../stores/acceptedLeads.ts';
export { createOutbox } from './createOutbox.ts';
export type { Outbox } from './createOutbox.ts';
export { leadLocks } from './leadLocks.ts';
export { createOutboxStore } from './outboxStore.ts';
