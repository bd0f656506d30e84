import type { ComponentPropsWithRef } from 'react';
import { ChevronDown } from '../icons/icons.ts';
import { describedBy } from '../Field/describedBy.ts';
import { Field, type FieldText } from '../Field/Field.tsx';
import control from '../Field/control.module.css';
import styles from './Select.module.css';

export type SelectOption = { value: string; label: string };

export type SelectProps = FieldText &
  Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'> & {
    id: string;
    options: readonly SelectOption[];
    /** First entry with an empty value: "Choose a location". */
    placeholder?: string;
  };

/**
 * A native select with label, hint and error.
 *
 * @avoid For up to five answers that people compare, which a `RadioGroup` shows at once; a filter is a `FacetSelect`.
 * @accessibility A native select with a visible label. Hint and error are its description, and an error also marks it as invalid.
 * @accessibility Touch: at least 52 px high. Long values are cut at the end of the closed select only.
 *
 * @example
 * <Select id="enquiry-location" label="Location" options={locations} placeholder="Choose a location" {...register('location')} />
 */
export const Select = ({
  id,
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  className,
  style,
  ...input
}: SelectProps) => (
  <Field className={className} style={style} id={id} label={label} hint={hint} error={error} optional={optional}>
    <div className={styles.row}>
      <select
        {...input}
        id={id}
        className={`${control.control} ${styles.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} />
    </div>
  </Field>
);
