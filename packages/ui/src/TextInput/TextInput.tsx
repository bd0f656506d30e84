import type { ComponentPropsWithRef } from 'react';
import { describedBy } from '../Field/describedBy.ts';
import { Field, type FieldText } from '../Field/Field.tsx';
import control from '../Field/control.module.css';
import styles from './TextInput.module.css';

export type TextInputProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'prefix'> & {
    id: string;
    /** A prefix of the input: "$". */
    prefix?: string;
    /** A unit after it: "km". */
    suffix?: string;
  };

/**
 * A text field with label, hint and error. It passes on all props of an `input`, so that a form library's `register('email')` can
 * be spread onto it.
 *
 * @avoid For days (`DateInput`), phones (`PhoneInput`), numbers within limits (`NumberSlider`) and long answers (`TextArea`).
 * @accessibility A native text field with a visible label. Hint and error are its description, and an error also marks it as invalid. Prefix and suffix are hidden from screen readers, so the label has to say the unit where it matters.
 * @accessibility Touch: at least 52 px high, with text of at least 16 px, below which phones zoom the page.
 *
 * @example
 * <TextInput id="enquiry-email" label="Email" type="email" autoComplete="email" error={errors.email} {...register('email')} />
 */
export const TextInput = ({
  id,
  label,
  hint,
  error,
  optional,
  prefix,
  suffix,
  type = 'text',
  className,
  style,
  ...input
}: TextInputProps) => (
  <Field className={className} style={style} id={id} label={label} hint={hint} error={error} optional={optional}>
    <div className={styles.row} data-prefix={prefix ? '' : undefined} data-suffix={suffix ? '' : undefined}>
      {prefix ? (
        <span className={styles.prefix} aria-hidden="true">
          {prefix}
        </span>
      ) : null}
      <input
        {...input}
        id={id}
        type={type}
        className={control.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
      {suffix ? (
        <span className={styles.suffix} aria-hidden="true">
          {suffix}
        </span>
      ) : null}
    </div>
  </Field>
);
