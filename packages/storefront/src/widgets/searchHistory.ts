import type { Storefront } from '../boot/storefront.ts';
import { createSearchHistoryStore } from '../stores/searchHistoryStore.ts';
import type { SearchHistoryStore } from '../stores/searchHistoryStore.ts';

/**
 * The site's one history of searches, made when something first needs it.
 *
 * @example
 * const { searches } = searchHistory(storefront).getState();
 */
export const searchHistory = ({ keep, local }: Pick<Storefront, 'keep' | 'local'>): SearchHistoryStore =>
  keep('searchHistory', () => createSearchHistoryStore(local));

export { historyItems, namesUnknown } from './historyItems.ts';
