import { useInstantSearch } from 'react-instantsearch';

/** Has the visitor searched or filtered? `clear` removes all of it; the order stays. */
export const useFilters = () => {
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const { sortBy: _, page: __, ...filters } = indexUiState;
  return {
    isFiltered: Object.keys(filters).length > 0,
    clear: () => setIndexUiState(({ sortBy }) => ({ ...(sortBy === undefined ? {} : { sortBy }) })),
  };
};
