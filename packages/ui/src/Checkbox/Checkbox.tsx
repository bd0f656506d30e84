import type { ComponentPropsWithRef, ReactNode } from 'react';
import { rootProps } from '../rootProps/index.ts';
import { FieldError, FieldHint } from '../Field/FieldNotes.tsx';
import { describedBy } from '../Field/describedBy.ts';
import { ChoiceInput } from '../Field/ChoiceInput.tsx';
import styles from './Checkbox.module.css';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> & {
  id: string;
  /** May contain a link, as in "I agree to the terms of use". */
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
};

/**
 * A checkbox with its label; the whole line is the target.
 *
 * @avoid For answers that exclude each other, which are a `RadioGroup`, and for a filter that applies at once, which is a `FilterToggle`.
 * @accessibility A native checkbox with a visible label. Hint and error are its description, and an error also marks it as invalid.
 * @accessibility Touch: the line is at least 44 px high, and a press on the label ticks the box.
 * @accessibility Forced colours: the browser draws the box.
 *
 * @example
 * <Checkbox id="enquiry-optIn" label="Send me news and offers" {...register('optIn')} />
 */
export const Checkbox = ({ id, label, hint, error, className, style, ...input }: CheckboxProps) => (
  <div
    {...rootProps({ className, style }, styles.field)}
    data-part="checkbox"
    data-status={error ? 'invalid' : undefined}
  >
    <ChoiceInput
      {...input}
      id={id}
      type="checkbox"
      className={styles.box}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    />
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
    <FieldHint id={id} hint={hint} />
    <FieldError id={id} error={error} />
  </div>
);
