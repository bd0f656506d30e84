import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import choice from '../Field/choice.module.css';
import { ChoiceInput } from '../Field/ChoiceInput.tsx';
import type { FieldBinding } from '../Field/fieldBinding.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';

export type InterestChipsProps = {
  /** Prefix of the ids. */
  idPrefix: string;
  /** A tick for each interest that the form asks about; its value is "Yes". */
  fields: { finance?: FieldBinding | undefined; tradeIn?: FieldBinding | undefined };
};

const labels = { finance: 'Finance', tradeIn: 'Trade-in' } as const;

/**
 * Finance and trade-in as one row of ticks, in place of two questions.
 *
 * @avoid For answers that need a sentence to be understood: use a `CheckboxGroup`.
 * @accessibility A fieldset named by its legend, with native checkboxes in their labels. An answer is at least 44 px high.
 *
 * @example
 * <InterestChips idPrefix="enquiry" fields={{ finance: register('finance'), tradeIn: register('tradeIn') }} />
 */
export const InterestChips = ({ idPrefix, fields, ...root }: WithRoot<InterestChipsProps, 'fieldset'>) => {
  const t = useTexts();
  return (
    <FieldGroup {...rootProps(root)} id={`${idPrefix}-interests`} label={t('Also interested in')} optional="optional">
      <div className={choice.choices}>
        {(['finance', 'tradeIn'] as const).map((name) =>
          fields[name] === undefined ? null : (
            <label key={name} className={choice.choice}>
              <ChoiceInput
                {...fields[name]}
                id={`${idPrefix}-${name}`}
                type="checkbox"
                value={t('Yes')}
                className={choice.button}
              />
              <span>{labels[name]}</span>
            </label>
          ),
        )}
      </div>
    </FieldGroup>
  );
};
