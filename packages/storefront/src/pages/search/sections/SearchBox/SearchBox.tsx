import { changeQuery } from '@dealer/core/search';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { SearchText } from './SearchText.tsx';

/** The text field of the search. */
export const SearchBox = () => {
  const { requested, update } = usePage(page);
  return (
    <div>
      <SearchText text={requested.query} onChange={(query) => update((before) => changeQuery(before, query))} />
    </div>
  );
};
