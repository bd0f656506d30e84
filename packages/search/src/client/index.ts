export { createSearchClient } from './createSearchClient.ts';
export type { SearchClient } from './createSearchClient.ts';
export { createStockFacets } from './stockFacets.ts';
export type { StockFacets } from './stockFacets.ts';
