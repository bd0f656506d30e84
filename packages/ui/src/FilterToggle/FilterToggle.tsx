import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ChoiceInput } from '../Field/ChoiceInput.tsx';
import covering from '../Field/coveringInput.module.css';
import styles from './FilterToggle.module.css';

export type FilterToggleProps = {
  /** Its label: "Certified only". */
  label: string;
  /** How many vehicles it leaves, next to the label. */
  count?: string;
  /** Whether it is on. */
  on: boolean;
  onChange: (on: boolean) => void;
};

/**
 * A filter that is on or off.
 *
 * @avoid For an answer that is sent later with a form: use `Checkbox`.
 * @accessibility A native checkbox with the role of a switch: screen readers announce it as on or off, with label and count.
 * @accessibility Touch: the line is at least 44 px high. The focus ring is around the drawn track.
 * @accessibility Forced colours: the knob has the system's text colour, the track of a filter that is on its highlight colour.
 *
 * @example
 * <FilterToggle label="Certified" count="12" on={false} onChange={set} />
 */
export const FilterToggle = ({ label, count, on, onChange, ...root }: WithRoot<FilterToggleProps, 'label'>) => (
  <label {...rootProps(root, styles['toggle'])} data-part="filter-toggle">
    <span className={styles['text']}>
      <span>{label}</span> {count === undefined ? null : <span className={styles['count']}>{`(${count})`}</span>}
    </span>
    <ChoiceInput
      className={covering.input}
      type="checkbox"
      role="switch"
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span className={styles['track']} aria-hidden="true" />
  </label>
);
