import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './FacetList.module.css';

export type FacetFindProps = {
  /** "Find make". */
  label: string;
  value: string;
  onChange: (query: string) => void;
  /** Id of the list that it filters. */
  controls?: string;
};

/**
 * A search box above a long list of values.
 *
 * @example
 * <FacetFind label="Find make" value={query} onChange={setQuery} />
 */
export const FacetFind = ({ label, value, onChange, controls, ...root }: WithRoot<FacetFindProps, 'input'>) => (
  <input
    {...rootProps(root, styles['search'])}
    type="search"
    value={value}
    placeholder={label}
    aria-label={label}
    aria-controls={controls}
    autoComplete="off"
    onChange={(event) => onChange(event.target.value)}
    onKeyDown={(event) => {
      // The first Escape clears the box; the next one closes the surrounding panel.
      if (event.key !== 'Escape' || value === '') return;
      event.preventDefault();
      event.stopPropagation();
      onChange('');
    }}
  />
);
