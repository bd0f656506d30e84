import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import Car from 'lucide-react/icons/car';
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
  /** The one vehicle with the stock number, plate or VIN that was typed: the first thing offered. */
  suggestion?: { label: string; note: string; href: string } | undefined;
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
export const SearchBox = ({
  value = '',
  label,
  placeholder,
  action,
  name = 'query',
  submitLabel = 'Search',
  size = 'medium',
  onChange,
  onSubmit,
  suggestion,
  recent,
  onEnter,
}: SearchBoxProps) => {
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** What may be offered: everything when the box is entered or emptied, while typing only what belongs to the words. */
  const [isOpen, setOpen] = useState<'all' | 'typed' | false>(false);
  const [draft, setDraft] = useState({ from: value, text: value });
  // The page's value wins when it changes from outside (Back, "clear all").
  if (draft.from !== value) setDraft({ from: value, text: value });

  const change = (text: string) => {
    setDraft({ from: value, text });
    onChange?.(text);
    setOpen(text === '' ? 'all' : 'typed');
  };

  const offeredVehicle = isOpen ? suggestion : undefined;
  const offeredSearches = isOpen === 'all' && recent && recent.items.length > 0 ? recent : undefined;
  const isOffering = offeredVehicle !== undefined || offeredSearches !== undefined;
  /** Arrow keys walk from the box through the list and back. */
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOffering) {
      event.preventDefault();
      input.current?.focus();
      setOpen(false);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (!isOffering) {
      if (event.key === 'ArrowDown') setOpen('all');
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
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onSubmit={(event) => {
        setOpen(false);
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
          aria-controls={isOffering ? id : undefined}
          aria-describedby={offeredSearches ? `${id}-label` : undefined}
          onFocus={() => {
            onEnter?.();
            setOpen('all');
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
      <span aria-live="polite">
        <VisuallyHidden>{offeredVehicle ? `Vehicle found: ${offeredVehicle.label}` : ''}</VisuallyHidden>
      </span>
      {isOffering ? (
        <div id={id} className={styles['recent']} data-part="recent">
          {offeredVehicle ? (
            <a
              className={styles['recentLink']}
              data-part="suggestion"
              href={offeredVehicle.href}
              onClick={() => setOpen(false)}
            >
              <Car aria-hidden="true" />
              <span>
                {offeredVehicle.label} <small className={styles['note']}>{offeredVehicle.note}</small>
              </span>
            </a>
          ) : null}
          {offeredSearches ? (
            <>
              <p id={`${id}-label`} className={styles['recentLabel']}>
                {offeredSearches.label}
              </p>
              <ul aria-labelledby={`${id}-label`}>
                {offeredSearches.items.map((item) => (
                  <li key={item.href}>
                    <a className={styles['recentLink']} href={item.href} onClick={() => setOpen(false)}>
                      <History aria-hidden="true" />
                      <span>{item.label}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
      ) : null}
    </form>
  );
};
