export { isWholeAnswer } from './isWholeAnswer.ts';
export { createSearchTransport } from './searchTransport.ts';
export type { FilterScope, SearchQuery, SearchTransport } from './searchTransport.ts';
