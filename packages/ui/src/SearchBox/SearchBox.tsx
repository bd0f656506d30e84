import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import History from 'lucide-react/icons/history';
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
  /** Searches of before, offered when the box is entered. */
  recent?: { label: string; items: readonly { label: string; href: string }[] };
  /** The box was entered: the moment to fetch what is recent. */
  onEnter?: () => void;
};

/**
 * Search by words. A real form: it works by Enter, by its button and without script.
 *
 * @example
 * <SearchBox label="Search cars" placeholder="Make, model or keyword" value={query} onChange={setQuery} />
 */
export const SearchBox = ({ value = '', label, placeholder, action, name = 'query', submitLabel = 'Search', size = 'medium', onChange, onSubmit, recent, onEnter }: SearchBoxProps) => {
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isEntered, setEntered] = useState(false);
  const [draft, setDraft] = useState({ from: value, text: value });
  // The page's value wins when it changes from outside (Back, "clear all").
  if (draft.from !== value) setDraft({ from: value, text: value });

  const change = (text: string) => {
    setDraft({ from: value, text });
    onChange?.(text);
    setEntered(text === '');
  };

  const offered = isEntered && recent && recent.items.length > 0 ? recent : undefined;
  /** Arrow keys walk from the box through the list and back. */
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && offered) {
      event.preventDefault();
      input.current?.focus();
      setEntered(false);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (!offered) {
      if (event.key === 'ArrowDown') setEntered(true);
      return;
    }
    event.preventDefault();
    const stops = [input.current, ...(root.current?.querySelectorAll<HTMLElement>('[data-part="recent"] a') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    stops[Math.min(Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1)), stops.length - 1)]?.focus();
  };

  return (
    <form
      ref={root}
      className={styles['box']}
      data-part="search-box"
      data-size={size}
      role="search"
      action={action}
      onKeyDown={walk}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setEntered(false);
      }}
      onSubmit={(event) => {
        setEntered(false);
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
          aria-controls={offered ? id : undefined}
          aria-describedby={offered ? `${id}-label` : undefined}
          onFocus={() => {
            onEnter?.();
            setEntered(true);
          }}
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
      {offered ? (
        <div id={id} className={styles['recent']} data-part="recent">
          <p id={`${id}-label`} className={styles['recentLabel']}>
            {offered.label}
          </p>
          <ul aria-labelledby={`${id}-label`}>
            {offered.items.map((item) => (
              <li key={item.href}>
                <a className={styles['recentLink']} href={item.href} onClick={() => setEntered(false)}>
                  <History aria-hidden="true" />
                  <span>{item.label}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </form>
  );
};
