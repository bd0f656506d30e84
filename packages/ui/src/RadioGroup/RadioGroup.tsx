import type { ComponentPropsWithRef } from 'react';
import choice from '../Field/choice.module.css';
import { ChoiceInput } from '../Field/ChoiceInput.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldText } from '../Field/Field.tsx';
import type { SelectOption } from '../Select/Select.tsx';

/** What a group of radio buttons and one of checkboxes have in common. */
export type ChoiceGroupProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'> & {
    /** Id of the group; the first answer has it, so that a link of the error summary leads there. */
    id: string;
    /** All answers share it; a form library collects those of checkboxes as a list. */
    name: string;
    options: readonly SelectOption[];
  };

export type RadioGroupProps = ChoiceGroupProps & {
  /** The selected answer of a controlled group. */
  value?: string | undefined;
  /** The answer selected at first, in an uncontrolled form. */
  defaultValue?: string | undefined;
};

/**
 * One of a few answers, all visible. The result of a form library's `register('finance')` is spread onto it and applied to each
 * answer.
 *
 * @avoid For more than about six answers, which are a `Select`, or where several can be true: use a `CheckboxGroup`.
 * @accessibility A group of native radio buttons named by its legend, described by hint and error, and announced as required or invalid.
 * @accessibility Touch: an answer is at least 44 px high, and the focus ring is around all of it. The chosen one has a dot, not only another colour.
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
  className,
  style,
  ...input
}: RadioGroupProps) => (
  <FieldGroup
    className={className}
    style={style}
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
          <ChoiceInput
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
