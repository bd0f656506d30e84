import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { X } from '../icons/icons.ts';
import { Car, History, Search } from '../icons/searchIcons.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './SearchBox.module.css';

export type SearchBoxProps = {
  /** The text of the box in the page's state; typing is shown immediately. */
  value?: string;
  label: string;
  placeholder?: string;
  /** The address that the form opens without script. */
  action?: string;
  onChange?: (value: string) => void;
  onSubmit?: (value: string) => void;
  /** The vehicle with the typed stock number, plate or VIN: the first suggestion. */
  suggestion?: { label: string; note: string; href: string } | undefined;
  /** Recent searches, suggested on focus. */
  recent?: { label: string; items: readonly { label: string; href: string }[] };
  /** Called on focus, to load recent searches. */
  onEnter?: () => void;
};

/**
 * A search box. It is a form, so it works with Enter, its button and without script.
 *
 * @example
 * <SearchBox label="Search cars" placeholder="Make, model or keyword" value={query} onChange={setQuery} />
 */
export const SearchBox = ({
  value = '',
  label,
  placeholder,
  action,
  onChange,
  onSubmit,
  suggestion,
  recent,
  onEnter,
}: SearchBoxProps) => {
  const t = useTexts();
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Which suggestions may be shown: all on focus or when empty, only the vehicle while typing. */
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
  /** Arrow keys move between the box and the suggestions. */
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
        <input
          ref={input}
          className={styles['input']}
          type="search"
          name="query"
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
          <X />
          <VisuallyHidden>{t('Clear search')}</VisuallyHidden>
        </button>
      ) : null}
      <button type="submit" className={styles['submit']}>
        <Search />
        <VisuallyHidden>{t('Search')}</VisuallyHidden>
      </button>
      <span aria-live="polite">
        <VisuallyHidden>
          {offeredVehicle ? t('Vehicle found: {label}', { label: offeredVehicle.label }) : ''}
        </VisuallyHidden>
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
              <Car />
              <span>
                <span translate="no">{offeredVehicle.label}</span>{' '}
                <small className={styles['note']}>{offeredVehicle.note}</small>
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
                      <History />
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
