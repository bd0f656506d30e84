import choice from '../Field/choice.module.css';
import { ChoiceInput } from '../Field/ChoiceInput.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { ChoiceGroupProps } from '../RadioGroup/RadioGroup.tsx';

export type CheckboxGroupProps = ChoiceGroupProps & {
  /** The values ticked at first, in an uncontrolled form. */
  defaultValue?: readonly string[] | undefined;
};

/**
 * Any number of a few answers. The result of a form library's `register('services')` is spread onto it and applied to each answer.
 *
 * @avoid For more than about eight answers, or where only one can be true: use a `Select` or a `RadioGroup`.
 * @accessibility A fieldset named by its legend and described by hint and error. Each answer is a native checkbox in its label.
 * @accessibility Touch: an answer is at least 44 px high, and the focus ring is around all of it. A chosen one has a tick, not only another colour.
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
  className,
  style,
  ...input
}: CheckboxGroupProps) => (
  <FieldGroup className={className} style={style} id={id} label={label} hint={hint} error={error} optional={optional}>
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
