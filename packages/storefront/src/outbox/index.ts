export { createOutbox } from './createOutbox.ts';
export type { Lead, LeadNews, Outbox, OutboxDeps } from './createOutbox.ts';
export { leadLocks } from './leadLocks.ts';
export type { LeadLocks } from './leadLocks.ts';
export { createOutboxStore } from './outboxStore.ts';
export type { OutboxStore } from './outboxStore.ts';
export { createTakenStore } from './takenStore.ts';
export type { Taken, TakenStore } from './takenStore.ts';
