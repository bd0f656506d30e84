import { useRef, useState } from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import styles from './SearchBox.module.css';

export type SearchBoxProps = {
  /** Words in the box as the page knows them; typing shows at once, whatever the page does. */
  value?: string;
  label: string;
  placeholder?: string;
  /** Where the form leads without script, and the name of its field. */
  action?: string;
  name?: string;
  submitLabel?: string;
  /** The button shows words (hero) or an icon (search page). */
  size?: 'medium' | 'large';
  onChange?: (value: string) => void;
  onSubmit?: (value: string) => void;
};

/**
 * Search by words. A real form: it works by Enter, by its button and without script.
 *
 * @example
 * <SearchBox label="Search cars" placeholder="Make, model or keyword" value={query} onChange={setQuery} />
 */
export const SearchBox = ({ value = '', label, placeholder, action, name = 'query', submitLabel = 'Search', size = 'medium', onChange, onSubmit }: SearchBoxProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState({ from: value, text: value });
  // The page's value wins when it changes from outside (Back, "clear all").
  if (draft.from !== value) setDraft({ from: value, text: value });

  const change = (text: string) => {
    setDraft({ from: value, text });
    onChange?.(text);
  };

  return (
    <form
      className={styles['box']}
      data-part="search-box"
      data-size={size}
      role="search"
      action={action}
      onSubmit={(event) => {
        if (!onSubmit) return;
        event.preventDefault();
        onSubmit(draft.text.trim());
      }}
    >
      <label className={styles['field']}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Search className={styles['icon']} aria-hidden="true" />
        <input
          ref={input}
          className={styles['input']}
          type="search"
          name={name}
          value={draft.text}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => change(event.target.value)}
        />
      </label>
      {draft.text ? (
        <button
          type="button"
          className={styles['clear']}
          onClick={() => {
            change('');
            input.current?.focus();
          }}
        >
          <X aria-hidden="true" />
          <VisuallyHidden>Clear search</VisuallyHidden>
        </button>
      ) : null}
      <button type="submit" className={styles['submit']}>
        {size === 'large' ? submitLabel : <Search aria-hidden="true" />}
        {size === 'large' ? null : <VisuallyHidden>{submitLabel}</VisuallyHidden>}
      </button>
    </form>
  );
};
