import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import styles from './SearchBox.module.css';

export type SearchBoxProps = {
  value: string;
  /** Name of the box; a screen reader hears it, the eye sees the magnifier. */
  label: string;
  placeholder: string;
  onChange: (value: string) => void;
  onSubmit: (value: string) => void;
  clearLabel?: string;
};

/**
 * Words to search for. It holds no value of its own.
 *
 * @example
 * <SearchBox value={text} label="Search vehicles" placeholder="Make, model or keyword" onChange={type} onSubmit={search} />
 */
export const SearchBox = ({ value, label, placeholder, onChange, onSubmit, clearLabel = 'Clear the search' }: SearchBoxProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={label}
      data-part="search-box"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(value);
      }}
    >
      <label className={styles.icon} htmlFor={id}>
        <Search aria-hidden="true" />
        <span className={styles.hidden}>{label}</span>
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === '' ? null : (
        <button
          type="button"
          className={styles.clear}
          aria-label={clearLabel}
          onClick={() => {
            onChange('');
            onSubmit('');
            input.current?.focus();
          }}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </form>
  );
};
