import type { ComponentPropsWithRef } from 'react';
import choice from '../Field/choice.module.css';
import { ChoiceInput } from '../Field/ChoiceInput.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldText } from '../Field/Field.tsx';
import type { SelectOption } from '../Select/Select.tsx';

export type CheckboxGroupProps = FieldText &
  Omit<
    ComponentPropsWithRef<'input'>,
    'id' | 'type' | 'className' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'
  > & {
    /** Id of the group; the first answer has it, so that a link of the error summary leads there. */
    id: string;
    /** All answers share it; a form library collects them as a list. */
    name: string;
    options: readonly SelectOption[];
    /** The values ticked at first, in an uncontrolled form. */
    defaultValue?: readonly string[] | undefined;
  };

/**
 * Any number of a few answers. The result of a form library's `register('services')` is spread onto it and applied to each answer.
 *
 * @example
 * <CheckboxGroup id="service-services" label="Anything else?" options={[{ value: 'Wheel alignment', label: 'Wheel alignment' }]} {...register('services')} />
 */
export const CheckboxGroup = ({
  id,
  label,
  hint,
  error,
  optional,
  options,
  defaultValue,
  ...input
}: CheckboxGroupProps) => (
  <FieldGroup id={id} label={label} hint={hint} error={error} optional={optional}>
    <div className={choice.stacked}>
      {options.map((option, index) => (
        <label key={option.value} className={choice.choice}>
          <ChoiceInput
            {...input}
            {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue.includes(option.value) })}
            id={index === 0 ? id : `${id}-${index}`}
            type="checkbox"
            value={option.value}
            className={choice.button}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  </FieldGroup>
);
