import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ChevronDown } from '../icons/icons.ts';
import styles from './SortSelect.module.css';

export type SortSelectProps = {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  label?: string;
};

/**
 * The order of the list, as a native select.
 *
 * @avoid For anything that takes results away, which is a filter.
 * @accessibility A native select in its label, at least 44 px high.
 *
 * @example
 * <SortSelect options={sortOptions} value={state.sortBy} onChange={setSort} />
 */
export const SortSelect = ({
  options,
  value,
  onChange,
  label = 'Sort by',
  ...root
}: WithRoot<SortSelectProps, 'label'>) => (
  <label {...rootProps(root, styles['sort'])} data-part="sort">
    <span className={styles['label']}>{label}</span>
    <span className={styles['box']}>
      <select className={styles['select']} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </span>
  </label>
);
