export { createSearchClient } from './createSearchClient.ts';
export type { SearchClient } from './createSearchClient.ts';
