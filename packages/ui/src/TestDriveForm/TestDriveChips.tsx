import { ChoiceInput } from '../Field/ChoiceInput.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import styles from './TestDriveForm.module.css';

type TestDriveChip = {
  value: string;
  label: string;
  /** The second line. */
  note?: string | undefined;
};

export type TestDriveChipsProps = {
  /** Id of the group. */
  id: string;
  /** Id of the first chip, to which a link of the error summary leads. */
  firstId?: string | undefined;
  name: string;
  label: string;
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  chips: readonly TestDriveChip[];
  value: string;
  onChange: (value: string) => void;
};

/** A group of radio buttons that look like chips, in columns. */
export const TestDriveChips = ({ id, firstId, name, chips, value, onChange, ...field }: TestDriveChipsProps) => (
  <FieldGroup id={id} role="radiogroup" {...field}>
    <div className={styles.chips}>
      {chips.map((chip, at) => (
        <label key={chip.value} className={styles.chip}>
          <ChoiceInput
            id={at === 0 ? firstId : undefined}
            type="radio"
            className={styles.radio}
            name={name}
            value={chip.value}
            checked={chip.value === value}
            onChange={() => onChange(chip.value)}
          />
          <span className={styles.chipLabel}>{chip.label}</span>
          {chip.note === undefined ? null : <span className={styles.chipNote}>{` ${chip.note}`}</span>}
        </label>
      ))}
    </div>
  </FieldGroup>
);
