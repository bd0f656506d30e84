export { createSearchQueries } from './createSearchQueries.ts';
export type { QueryAnswer, QueryResult, SearchQueries } from './createSearchQueries.ts';
export { createSearchTransport, isWholeAnswer } from '../transport/index.ts';
export type { SearchQuery, SearchTransport } from '../transport/index.ts';
