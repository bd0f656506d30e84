import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { FieldError, FieldHint } from './FieldNotes.tsx';
import { describedBy } from './describedBy.ts';
import styles from './Field.module.css';
import type { FieldText } from './Field.tsx';

export type FieldGroupProps = FieldText & {
  /** Prefix of the ids of hint and error. */
  id: string;
  /** "radiogroup" for single choice: only that role supports aria-required and aria-invalid. */
  role?: 'radiogroup' | undefined;
  required?: boolean | undefined;
  children: ReactNode;
};

/**
 * Question, hint and error around several controls, as `Field` is for one.
 *
 * @example
 * <FieldGroup id="finance" label="Would you like finance?" role="radiogroup">{radios}</FieldGroup>
 */
export const FieldGroup = ({
  id,
  label,
  hint,
  error,
  optional,
  role,
  required,
  children,
  ...root
}: WithRoot<FieldGroupProps, 'fieldset'>) => (
  <fieldset
    {...rootProps(root, styles.group)}
    role={role}
    aria-labelledby={`${id}-legend`}
    aria-describedby={describedBy(id, { hint, error })}
    aria-required={role === undefined || !required ? undefined : true}
    aria-invalid={role === undefined || !error ? undefined : true}
    data-part="field-group"
    data-status={error ? 'invalid' : undefined}
  >
    <legend className={styles.legend} id={`${id}-legend`}>
      <span>{label}</span>
      {optional ? <span className={styles.optional}>{` (${optional})`}</span> : null}
    </legend>
    <FieldHint id={id} hint={hint} />
    {children}
    <FieldError id={id} error={error} />
  </fieldset>
);
