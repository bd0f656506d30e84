import { useEffect, useState } from 'react';
import { changeQuery, type FacetCounts, searchSuggestions, type SearchState } from '@dealer/core/search';
import { SearchSuggestions } from '@dealer/ui/SearchSuggestions';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../boot/storefront.ts';
import { loadStockValues } from '../stock/loadStockValues.ts';
import { useRecentSearches } from './useRecentSearches.ts';
import { useSuggestedVehicle } from './useSuggestedVehicle.ts';

type Read = (text: string, from: SearchState) => SearchState;

/** Until words can be read they are a query. */
const readAsQuery: Read = (text, from) => changeQuery(from, text);
const noCounts: FacetCounts = {};

/** The suggestions of a search field: the vehicle whose number was typed, recent searches, and names of the stock. */
export const Suggestions = ({
  input,
  from,
  text,
}: {
  input: HTMLInputElement;
  from: SearchState;
  text: string | undefined;
}) => {
  const t = useTexts();
  const storefront = useStorefront();
  const { site } = storefront;
  const [typed, setTyped] = useState(() => input.value);
  const [counts, setCounts] = useState(noCounts);
  const [reader, setReader] = useState<{ read: Read }>({ read: readAsQuery });
  useEffect(() => {
    const note = (): void => setTyped(input.value);
    for (const event of ['input', 'focus']) input.addEventListener(event, note);
    return () => {
      for (const event of ['input', 'focus']) input.removeEventListener(event, note);
    };
  }, [input]);
  useEffect(() => {
    let isCurrent = true;
    void loadStockValues(storefront).then((values) => {
      if (isCurrent && values) setCounts(values.counts);
    });
    return () => {
      isCurrent = false;
    };
  }, [storefront]);
  const recent = useRecentSearches();
  const shown = text ?? typed;
  const isTyped = shown.trim() !== '';
  useEffect(() => {
    if (!isTyped) return undefined;
    let isCurrent = true;
    void import('../stock/loadAsk.ts')
      .then(async ({ loadAsk }) => await loadAsk(storefront))
      .then(
        ({ read }) => {
          if (isCurrent) setReader({ read });
        },
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [storefront, isTyped]);
  const vehicle = useSuggestedVehicle(shown);
  const items = searchSuggestions({ text: shown, from, counts, site, recent, read: reader.read });
  return <SearchSuggestions input={input} label={t('Suggestions')} items={vehicle ? [vehicle, ...items] : items} />;
};
