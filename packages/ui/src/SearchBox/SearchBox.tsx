import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { X } from '../icons/icons.ts';
import { Search } from '../icons/searchIcons.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import { combobox } from './combobox.ts';
import styles from './SearchBox.module.css';

export type SearchBoxProps = {
  /** The text of the box in the page's state; typing is shown immediately. */
  value?: string;
  label: string;
  placeholder?: string;
  /** The address that the form opens without script. */
  action?: string;
  /** What the form sends with the text without script. */
  sentFields?: Readonly<Record<string, string>>;
  onChange?: (value: string) => void;
  onSubmit?: (value: string) => void;
  /** Called with the field on focus, to load its suggestions (`SearchSuggestions`); the field is a combobox. */
  onEnter?: (field: HTMLInputElement) => void;
};

/**
 * A search box. It is a form, so it works with Enter, its button and without script.
 *
 * @avoid In the hero of a home page, which has `HeroSearchForm`.
 * @keyboard Enter sends the text; with suggestions as `SearchSuggestions` says.
 * @accessibility Screen readers: a search landmark. The labels of field and buttons are hidden from sight only. After clearing, the focus is in the field.
 * @accessibility Touch: the box is at least 44 px high, its buttons 44 px wide. The focus ring is around the box.
 *
 * @example
 * <SearchBox label="Search cars" placeholder="Make, model or keyword" value={query} onChange={setQuery} />
 */
export const SearchBox = ({
  value = '',
  label,
  placeholder,
  action,
  sentFields = {},
  onChange,
  onSubmit,
  onEnter,
  ...root
}: WithRoot<SearchBoxProps, 'form'>) => {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState({ from: value, text: value });
  // The page's value wins when it changes from outside (Back, "clear all").
  if (draft.from !== value) setDraft({ from: value, text: value });

  const change = (text: string) => {
    setDraft({ from: value, text });
    onChange?.(text);
  };
  const adopt = useEffectEvent(change);
  useLayoutEffect(() => {
    const field = input.current;
    // What was typed into the page of a server before React listened: its next state would take it out.
    if (field && field.value !== field.defaultValue) queueMicrotask(() => adopt(field.value));
  }, []);

  return (
    <form
      {...rootProps(root, styles['box'])}
      data-part="search-box"
      role="search"
      action={action}
      onSubmit={(event) => {
        if (!onSubmit) return;
        event.preventDefault();
        onSubmit(draft.text.trim());
      }}
    >
      {Object.entries(sentFields).map(([name, sent]) => (
        <input key={name} type="hidden" name={name} value={sent} />
      ))}
      <label className={styles['field']}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <input
          ref={input}
          className={styles['input']}
          {...(onEnter ? combobox : { type: 'search' })}
          name="query"
          value={draft.text}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={(event) => onEnter?.(event.currentTarget)}
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
    </form>
  );
};
