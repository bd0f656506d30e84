import type { Storefront } from '../boot/storefront.ts';
import { createSearchHistoryStore, type SearchHistoryStore } from '../stores/searchHistoryStore.ts';

/** The site's one history of searches, made when something first needs it. */
export const searchHistory = ({ once, local }: Pick<Storefront, 'once' | 'local'>): SearchHistoryStore =>
  once('searchHistory', () => createSearchHistoryStore(local));

export { historyItems, namesUnknown } from './historyItems.ts';
