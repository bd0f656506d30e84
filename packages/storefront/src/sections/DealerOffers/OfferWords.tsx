import { useEffect, useRef, useState } from 'react';
import { textDebounceMs } from '@dealer/core/limits';
import { SearchBox } from '@dealer/ui/SearchBox';

/**
 * The box for words: searches 300 ms after the last key, at once on Enter, and follows the address.
 *
 * @example
 * <OfferWords text="tow bar" onChange={search} />
 */
export const OfferWords = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => {
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

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
      label="Search offers"
      placeholder="Tow bar, service, finance"
      onChange={(value) => {
        setTyped(value);
        search(value, textDebounceMs);
      }}
      onSubmit={(value) => search(value, 0)}
    />
  );
};
