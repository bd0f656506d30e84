import { useNavigate } from 'react-router';
import { changeQuery, serialiseSearchUrl, startSearchState } from '@dealer/core/search';
import { useStorefront } from '../../boot/storefront.ts';

/**
 * Navigates to the search for the typed text.
 *
 * @example
 * const search = useHomeSearch();
 * search('hilux');
 */
export const useHomeSearch = (): ((text: string) => void) => {
  const { site } = useStorefront();
  const navigate = useNavigate();
  return (text) => void navigate(serialiseSearchUrl(changeQuery(startSearchState(site), text.trim()), { site }));
};
