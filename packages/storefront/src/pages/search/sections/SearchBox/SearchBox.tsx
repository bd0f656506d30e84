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
          try {
            const { loadAsk } = await import('../../../../stock/loadAsk.ts');
            const found = await (await loadAsk(storefront)).readText(text, requested);
            update(() => found);
            return found.query;
          } catch {
            update((before) => changeQuery(before, text));
            return text;
          }
        }}
      />
    </div>
  );
};
