import type { ComponentPropsWithRef } from 'react';
import choice from '../Field/choice.module.css';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldText } from '../Field/Field.tsx';
import type { SelectOption } from '../Select/Select.tsx';

export type RadioGroupProps = FieldText &
  Omit<
    ComponentPropsWithRef<'input'>,
    'id' | 'type' | 'className' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'
  > & {
    /** Of the group; the first answer carries it, so that a link from the error summary lands there. */
    id: string;
    /** All answers share it. */
    name: string;
    options: readonly SelectOption[];
    /** The chosen answer, where the page holds it. */
    value?: string | undefined;
    /** What is chosen at first, where the form holds it. */
    defaultValue?: string | undefined;
  };

/**
 * One answer of a few, all in sight. A form library's `register('finance')` is spread onto it: each answer takes it.
 *
 * @example
 * <RadioGroup id="enquiry-finance" label="Are you interested in finance?" options={[{ value: 'Yes', label: 'Yes' }, { value: 'No', label: 'No' }]} {...register('finance')} />
 */
export const RadioGroup = ({
  id,
  label,
  hint,
  error,
  optional,
  options,
  value,
  defaultValue,
  'aria-required': required,
  ...input
}: RadioGroupProps) => (
  <FieldGroup
    id={id}
    label={label}
    hint={hint}
    error={error}
    optional={optional}
    role="radiogroup"
    required={required === true || required === 'true'}
  >
    <div className={choice.choices}>
      {options.map((option, index) => (
        <label key={option.value} className={choice.choice}>
          <input
            {...input}
            {...(value === undefined ? {} : { checked: option.value === value })}
            {...(defaultValue === undefined ? {} : { defaultChecked: option.value === defaultValue })}
            id={index === 0 ? id : `${id}-${index}`}
            type="radio"
            value={option.value}
            className={choice.button}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  </FieldGroup>
);
