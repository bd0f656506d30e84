import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '../Link/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './SearchSuggestions.module.css';

export type SearchSuggestionsProps = {
  /** The text field, a combobox in a form with `position: relative`. */
  input: HTMLInputElement;
  label: string;
  /** Each leads to an address; `note` is what it is: "Make", "Recent search". */
  items: readonly { label: string; note: string; href: string }[];
};

/**
 * The suggestions of a text field, by the ARIA pattern of an editable combobox with a list: focus stays in the field, arrow keys choose
 * a suggestion.
 *
 * @avoid For a choice that must be one of a list: `FacetSelect` or `Select`.
 * @keyboard Up and down arrows choose a suggestion, Enter opens it, Escape closes the list, Home and End move the cursor of the text.
 * @accessibility Screen readers: the list of a combobox. The number of suggestions is announced, and the chosen one is the active descendant of the field.
 * @accessibility Touch: a suggestion is at least 44 px high. The chosen one has an outline, not only another background.
 *
 * @example
 * <SearchSuggestions input={field} label="Suggestions" items={[{ label: 'Toyota Hilux', note: 'Model', href: '/search/toyota/hilux' }]} />
 */
export const SearchSuggestions = ({ input, label, items }: SearchSuggestionsProps) => {
  const t = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  // By its address: suggestions that load later do not change which one is chosen.
  const [chosen, setChosen] = useState<string>();
  const at = items.findIndex(({ href }) => href === chosen);
  const isShown = isOpen && items.length > 0 && input.form !== null;
  const optionId = (index: number): string => `${id}-${index}`;

  useEffect(() => {
    input.setAttribute('aria-expanded', String(isShown));
    if (isShown) input.setAttribute('aria-controls', id);
    else input.removeAttribute('aria-controls');
    if (isShown && at >= 0) {
      input.setAttribute('aria-activedescendant', optionId(at));
      document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  });
  useEffect(() => {
    const choose = (index: number): void => setChosen(items[index]?.href);
    const onKeyDown = (event: KeyboardEvent): void => {
      // Keys that compose a character are not for the list.
      if (event.isComposing) return;
      const { key } = event;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        if (items.length === 0) return;
        event.preventDefault();
        setOpen(true);
        if (event.altKey) setOpen(key === 'ArrowDown');
        // The text field itself is between the last and the first.
        else if (isShown)
          choose(
            key === 'ArrowDown'
              ? ((at + 2) % (items.length + 1)) - 1
              : ((at + 1 + items.length) % (items.length + 1)) - 1,
          );
        else choose(key === 'ArrowDown' ? 0 : items.length - 1);
      } else if (key === 'Escape' && isShown) {
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
      } else if (key === 'Enter') {
        if (isShown && at >= 0) {
          event.preventDefault();
          document.getElementById(optionId(at))?.click();
        }
        setOpen(false);
      } else if (key === 'Home' || key === 'End' || key === 'ArrowLeft' || key === 'ArrowRight') choose(-1);
    };
    const open = (): void => setOpen(true);
    const onInput = (): void => {
      setOpen(true);
      choose(-1);
    };
    const close = (): void => setOpen(false);
    const listeners = { keydown: onKeyDown, input: onInput, focus: open, click: open, blur: close } as const;
    for (const [name, listener] of Object.entries(listeners)) input.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        input.removeEventListener(name, listener as EventListener);
    };
  });
  useEffect(
    () => () => {
      input.setAttribute('aria-expanded', 'false');
      for (const name of ['aria-controls', 'aria-activedescendant']) input.removeAttribute(name);
    },
    [input],
  );

  if (input.form === null) return null;
  const field = input.closest('label') ?? input;
  const shown = (
    <>
      <VisuallyHidden>
        <span role="status">
          {isShown ? (items.length === 1 ? t('1 suggestion') : t('{count} suggestions', { count: items.length })) : ''}
        </span>
      </VisuallyHidden>
      {isShown ? (
        <div
          id={id}
          className={styles.list}
          data-part="suggestions"
          role="listbox"
          aria-label={label}
          style={{ insetBlockStart: `${field.offsetTop + field.offsetHeight}px` }}
          // Focus stays in the field, so a press does not close the list before it counts.
          onMouseDown={(event) => event.preventDefault()}
        >
          {items.map(({ label: text, note, href }, index) => (
            <Link
              key={`${href} ${text}`}
              id={optionId(index)}
              className={styles.option}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              href={href}
              onClick={() => setOpen(false)}
            >
              <span className={styles.label}>{text}</span> <small className={styles.note}>{note}</small>
            </Link>
          ))}
        </div>
      ) : null}
    </>
  );
  return <>{createPortal(shown, input.form)}</>;
};
