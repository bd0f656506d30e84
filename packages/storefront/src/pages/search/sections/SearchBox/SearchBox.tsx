import { useLocation } from 'react-router';
import { changeQuery } from '@dealer/core/search';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { SearchText } from './SearchText.tsx';

/** The text field of the search. */
export const SearchBox = () => {
  const { requested, update } = usePage(page);
  const { pathname } = useLocation();
  return (
    <div>
      <SearchText
        text={requested.query}
        action={pathname}
        onChange={(query) => update((before) => changeQuery(before, query))}
      />
    </div>
  );
};
