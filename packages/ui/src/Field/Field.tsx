import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** The words around an input; every control of the form kit takes them. */
export type FieldText = {
  label: string;
  /** A sentence under the label that helps before anything goes wrong. */
  hint?: string | undefined;
  /** What is wrong, in words; also marks the input as invalid. */
  error?: string | undefined;
  /** "optional", beside the label, where the field may stay empty. */
  optional?: string | undefined;
};

export type FieldProps = FieldText & { id: string; children: ReactNode };

/**
 * Label, hint, control and error of one question. The control brings `id` and `describedBy(id, ...)`.
 *
 * @example
 * <Field id="email" label="Email" error={error}><input id="email" aria-describedby={describedBy('email', { error })} /></Field>
 */
export const Field = ({ id, label, hint, error, optional, children }: FieldProps) => (
  <div className={styles.field} data-part="field" data-status={error ? 'invalid' : undefined}>
    <label className={styles.label} htmlFor={id}>
      {label}
      {optional ? <span className={styles.optional}> ({optional})</span> : null}
    </label>
    {hint ? (
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    ) : null}
    {children}
    {error ? (
      <p className={styles.error} id={`${id}-error`}>
        <CircleAlert aria-hidden="true" className={styles.icon} />
        {error}
      </p>
    ) : null}
  </div>
);
