import { useNavigate } from 'react-router';
import { changeQuery, emptySearchState, serialiseSearchUrl } from '@dealer/core/search';
import { useStorefront } from '../../boot/storefront.ts';

/**
 * Goes to the search for the words that were typed.
 *
 * @example
 * const search = useHomeSearch();
 * search('hilux');
 */
export const useHomeSearch = (): ((text: string) => void) => {
  const { site } = useStorefront();
  const navigate = useNavigate();
  return (text) => void navigate(serialiseSearchUrl(changeQuery(emptySearchState(), text.trim()), { site }));
};
