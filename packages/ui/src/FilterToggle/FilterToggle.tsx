import { ChoiceInput } from '../Field/ChoiceInput.tsx';
import styles from './FilterToggle.module.css';

export type FilterToggleProps = {
  /** Its label: "Certified only". */
  label: string;
  count?: string;
  on: boolean;
  onChange: (on: boolean) => void;
};

/**
 * A filter that is on or off.
 *
 * @example
 * <FilterToggle label="Certified" count="12" on={false} onChange={set} />
 */
export const FilterToggle = ({ label, count, on, onChange }: FilterToggleProps) => (
  <label className={styles['toggle']} data-part="filter-toggle">
    <span className={styles['text']}>
      <span>{label}</span> {count === undefined ? null : <span className={styles['count']}>{`(${count})`}</span>}
    </span>
    <ChoiceInput
      className={styles['input']}
      type="checkbox"
      role="switch"
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span className={styles['track']} aria-hidden="true" />
  </label>
);
