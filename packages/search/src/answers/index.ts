export type { HandedAnswer, SearchAnswer, SearchAnswers, SearchResponse } from './searchAnswers.ts';
export { canonicalState, searchKey } from './uiState.ts';
export { createStockFacets, type StockFacets } from './stockFacets.ts';
export { readResponse } from './readResponse.ts';
