export { indexedDbStore } from './indexedDbStore.ts';
export { memoryStore } from './memoryStore.ts';
export type { EventRecord, LeadRecord, MockStore, StoredData } from './mockStore.ts';
