import { useEffect, useRef, useState } from 'react';
import { textDebounceMs } from '@dealer/core/search';

/**
 * The text of a search box: searches 300 ms after the last key, at once on Enter, and follows the address. `onEnter` reads a text that was
 * sent by Enter or the button, and answers the words that remain in the box; without it that is a change like any other.
 */
export const useTypedText = (
  text: string,
  onChange: (text: string) => void,
  onEnter?: (text: string) => Promise<string>,
) => {
  const [value, setValue] = useState(text);
  /** The text of the address, and the last one that this box has searched for: the address follows a moment later. */
  const [seen, setSeen] = useState(text);
  const [searched, setSearched] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changed without this box (Back, Clear Filters): it replaces what was typed.
  if (seen !== text) {
    setSeen(text);
    setSearched(text);
    if (searched !== text && value.trim() !== text) setValue(text);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (typed: string, delay: number, send: (text: string) => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSearched(typed.trim());
      send(typed.trim());
    }, delay);
  };

  return {
    value,
    onType: (typed: string): void => {
      setValue(typed);
      search(typed, textDebounceMs, onChange);
    },
    onSubmit: (typed: string): void =>
      search(typed, 0, (sent) =>
        onEnter
          ? void onEnter(sent).then((rest) => setValue((now) => (now.trim() === sent ? rest : now)))
          : onChange(sent),
      ),
  };
};
