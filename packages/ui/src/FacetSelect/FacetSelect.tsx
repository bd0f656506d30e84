import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ChevronDown } from '../icons/icons.ts';
import styles from './FacetSelect.module.css';

type Choice = { value: string; label: string; count?: string };

export type FacetSelectProps = {
  /** What the values are: "Fuel". */
  label: string;
  /** In groups with headings; a group without a heading comes first. */
  groups: readonly { label?: string; items: readonly Choice[] }[];
  /** The selected value; empty for any. */
  value: string;
  /** Label of the first entry: "Any fuel". */
  anyLabel: string;
  onChange: (value: string) => void;
  /** In a bar: the label is hidden, since the first entry says it. */
  compact?: boolean;
};

const optionOf = ({ value, label, count }: Choice) => (
  <option key={value} value={value}>
    {count === undefined ? label : `${label} (${count})`}
  </option>
);

/**
 * One value of a filter in a native select.
 *
 * @avoid Where several values can be chosen: use `FacetList`.
 * @accessibility A native select in its label, at least 44 px high. `compact` hides the label from sight only.
 *
 * @example
 * <FacetSelect label="Fuel" anyLabel="Any fuel" groups={[{ items: fuels }]} value="Petrol" onChange={choose} />
 */
export const FacetSelect = ({
  label,
  groups,
  value,
  anyLabel,
  onChange,
  compact = false,
  ...root
}: WithRoot<FacetSelectProps, 'label'>) => (
  <label
    {...rootProps(root, styles['facet'])}
    data-part="facet-select"
    data-compact={compact || undefined}
    data-chosen={value === '' ? undefined : true}
  >
    <span className={styles['label']}>{label}</span>
    <span className={styles['box']}>
      <select className={styles['select']} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{anyLabel}</option>
        {groups.map(({ label: heading, items }, at) =>
          heading === undefined ? (
            items.map(optionOf)
          ) : (
            <optgroup key={at} label={heading}>
              {items.map(optionOf)}
            </optgroup>
          ),
        )}
      </select>
      <ChevronDown className={styles['chevron']} />
    </span>
  </label>
);
