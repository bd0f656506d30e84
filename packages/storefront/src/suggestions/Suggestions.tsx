import { useEffect, useState } from 'react';
import { searchSuggestions, type SearchState } from '@dealer/core/search';
import { SearchSuggestions } from '@dealer/ui/SearchSuggestions';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../boot/storefront.ts';
import { loadAsk } from '../stock/loadAsk.ts';
import { useRecentSearches } from './useRecentSearches.ts';
import { useSuggestedVehicle } from './useSuggestedVehicle.ts';

type Read = Awaited<ReturnType<typeof loadAsk>>;

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
  const [stock, setStock] = useState<Read>();
  useEffect(() => {
    const note = (): void => setTyped(input.value);
    for (const event of ['input', 'focus']) input.addEventListener(event, note);
    return () => {
      for (const event of ['input', 'focus']) input.removeEventListener(event, note);
    };
  }, [input]);
  useEffect(() => {
    let isCurrent = true;
    void loadAsk(storefront).then((loaded) => {
      if (isCurrent) setStock(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [storefront]);
  const recent = useRecentSearches();
  const shown = text ?? typed;
  const vehicle = useSuggestedVehicle(shown);
  const { counts = {}, read = (_text: string, state: SearchState) => state } = stock ?? {};
  const items = searchSuggestions({ text: shown, from, counts, site, recent, read });
  return <SearchSuggestions input={input} label={t('Suggestions')} items={vehicle ? [vehicle, ...items] : items} />;
};
