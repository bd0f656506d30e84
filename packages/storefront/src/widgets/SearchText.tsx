import { useEffect, useRef, useState } from 'react';
import { textDebounceMs } from '@dealer/core/limits';
import { SearchBox } from '@dealer/ui/SearchBox';
import { useStorefront } from '../boot/storefront.ts';
import { useRecentSearches } from './useRecentSearches.ts';
import { useSuggestedVehicle } from './useSuggestedVehicle.ts';

/**
 * The search box: searches 300 ms after the last key, at once on Enter, follows the address (Back, a removed chip), and offers
 * the vehicle whose number was typed and the searches of before.
 *
 * @example
 * <SearchText text={state.query} onChange={(query) => update((state) => ({ ...state, query }))} />
 */
export const SearchText = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => {
  const { site } = useStorefront();
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const recent = useRecentSearches();
  const suggestion = useSuggestedVehicle(text);

  // The address moved without this box (Back, Clear Filters): it wins over what stands here.
  if (shown !== text) {
    setShown(text);
    if (typed.trim() !== text) setTyped(text);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (value: string, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setShown(value.trim());
      onChange(value.trim());
    }, delay);
  };

  return (
    <SearchBox
      value={typed}
      label="Search vehicles"
      placeholder={site.phrases['search.placeholder']}
      suggestion={typed.trim() === text ? suggestion : undefined}
      recent={recent.list}
      onEnter={recent.load}
      onChange={(value) => {
        setTyped(value);
        search(value, textDebounceMs);
      }}
      onSubmit={(value) => search(value, 0)}
    />
  );
};
