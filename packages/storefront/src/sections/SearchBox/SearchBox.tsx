import { changeQuery } from '@dealer/core/search';
import { usePageSearch } from '../../pages/search/searchContext.ts';
import { SearchText } from '../../widgets/SearchText.tsx';

/** The text field of the search. */
export const SearchBox = () => {
  const { requested, update } = usePageSearch();
  return (
    <div>
      <SearchText text={requested.query} onChange={(query) => update((before) => changeQuery(before, query))} />
    </div>
  );
};
