export { createSearchTokens, searchToken } from './searchToken.ts';
export type { SearchKey } from './searchToken.ts';
