import { useEffect, useRef, useState } from 'react';
import { textDebounceMs } from '@dealer/core/limits';

/**
 * The text of a search box: searches 300 ms after the last key, at once on Enter, and follows the address.
 *
 * @example
 * const { value, onType, onSubmit } = useTypedText(state.query, search);
 */
export const useTypedText = (text: string, onChange: (text: string) => void) => {
  const [value, setValue] = useState(text);
  const [searched, setSearched] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changed without this box (Back, Clear Filters): it replaces what was typed.
  if (searched !== text) {
    setSearched(text);
    if (value.trim() !== text) setValue(text);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (typed: string, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSearched(typed.trim());
      onChange(typed.trim());
    }, delay);
  };

  return {
    value,
    onType: (typed: string): void => {
      setValue(typed);
      search(typed, textDebounceMs);
    },
    onSubmit: (typed: string): void => search(typed, 0),
  };
};
