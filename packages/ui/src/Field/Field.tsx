import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { FieldError, FieldHint } from './FieldNotes.tsx';
import styles from './Field.module.css';

/** The texts around an input; all form controls have them. */
export type FieldText = {
  label: string;
  /** A sentence under the label that helps before anything goes wrong. */
  hint?: string | undefined;
  /** The error message; it also marks the input as invalid. */
  error?: string | undefined;
  /** "optional", next to the label of an optional field. */
  optional?: string | undefined;
};

export type FieldProps = FieldText & { id: string; children: ReactNode };

/**
 * Label, hint, control and error of one question. The control brings `id` and `describedBy(id, ...)`.
 *
 * @avoid Around a single `Checkbox`, which brings its own label and error.
 * @accessibility The label belongs to the control by its id, and hint and error describe it (`describedBy`). An error is not a live region: it is read with its field. Its icon is hidden from screen readers.
 * @accessibility `FieldGroup` is a fieldset named by its legend. As a group of radio buttons it is also announced as required or invalid.
 * @accessibility Touch: a control is at least 52 px high, an answer of a group 44 px. The text of a control has at least 16 px, below which phones zoom the page.
 *
 * @example
 * <Field id="email" label="Email" error={error}><input id="email" aria-describedby={describedBy('email', { error })} /></Field>
 */
export const Field = ({ id, label, hint, error, optional, children, ...root }: WithRoot<FieldProps, 'div'>) => (
  <div {...rootProps(root, styles.field)} data-part="field" data-status={error ? 'invalid' : undefined}>
    <label className={styles.label} htmlFor={id}>
      <span>{label}</span>
      {optional ? <span className={styles.optional}>{` (${optional})`}</span> : null}
    </label>
    <FieldHint id={id} hint={hint} />
    {children}
    <FieldError id={id} error={error} />
  </div>
);
