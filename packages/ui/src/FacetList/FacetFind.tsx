import styles from './FacetList.module.css';

export type FacetFindProps = {
  /** "Find make". */
  label: string;
  value: string;
  onChange: (words: string) => void;
  /** Id of the list that it narrows. */
  controls?: string;
};

/**
 * A box that narrows a long list of values.
 *
 * @example
 * <FacetFind label="Find make" value={words} onChange={setWords} />
 */
export const FacetFind = ({ label, value, onChange, controls }: FacetFindProps) => (
  <input
    className={styles['search']}
    type="search"
    value={value}
    placeholder={label}
    aria-label={label}
    aria-controls={controls}
    autoComplete="off"
    onChange={(event) => onChange(event.target.value)}
    onKeyDown={(event) => {
      // The first Escape empties the box; the next closes what it stands in.
      if (event.key !== 'Escape' || value === '') return;
      event.preventDefault();
      event.stopPropagation();
      onChange('');
    }}
  />
);
