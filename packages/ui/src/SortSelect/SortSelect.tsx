import ChevronDown from 'lucide-react/icons/chevron-down';
import styles from './SortSelect.module.css';

export type SortSelectProps = {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  label?: string;
};

/**
 * The order of a list, by the browser's own select.
 *
 * @example
 * <SortSelect options={[{ value: 'relevant', label: 'Most relevant' }]} value="relevant" onChange={sort} />
 */
export const SortSelect = ({ options, value, onChange, label = 'Sort by' }: SortSelectProps) => (
  <label className={styles.root} data-part="sort-select">
    <span className={styles.label}>{label}</span>
    <span className={styles.place}>
      <select className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </span>
  </label>
);
