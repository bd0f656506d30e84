import type { ComponentPropsWithRef } from 'react';
import { describedBy } from '../Field/describedBy.ts';
import { Field, type FieldText } from '../Field/Field.tsx';
import control from '../Field/control.module.css';

export type TextAreaProps = FieldText & Omit<ComponentPropsWithRef<'textarea'>, 'id'> & { id: string };

/**
 * Several lines of text with label, hint and error.
 *
 * @avoid For an answer of a few words: use `TextInput`.
 * @accessibility A native text field with a visible label. Hint and error are its description, and an error also marks it as invalid.
 *
 * @example
 * <TextArea id="enquiry-message" label="Message" rows={4} {...register('message')} />
 */
export const TextArea = ({ id, label, hint, error, optional, rows = 4, className, style, ...input }: TextAreaProps) => (
  <Field className={className} style={style} id={id} label={label} hint={hint} error={error} optional={optional}>
    <textarea
      {...input}
      id={id}
      rows={rows}
      className={control.control}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    />
  </Field>
);
