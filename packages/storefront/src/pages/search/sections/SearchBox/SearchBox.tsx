import { useLocation } from 'react-router';
import { changeQuery } from '@dealer/core/search';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { SearchText } from './SearchText.tsx';

/** The text field of the search. A text that is sent is read in plain words: "7 seater hybrid under 40k" becomes filters. */
export const SearchBox = () => {
  const { requested, update } = usePage(page);
  const { pathname } = useLocation();
  const storefront = useStorefront();
  return (
    <div>
      <SearchText
        requested={requested}
        action={pathname}
        onChange={(query) => update((before) => changeQuery(before, query))}
        onAsk={async (text) => {
          const found = await import('../../../../stock/loadAsk.ts')
            .then(async ({ loadAsk }) => await (await loadAsk(storefront)).readText(text, requested))
            .catch(() => changeQuery(requested, text));
          update(() => found);
          return found.query;
        }}
      />
    </div>
  );
};
