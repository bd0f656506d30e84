import { ownValue } from '@dealer/core/data';
import type { AdjustmentQuestion } from '@dealer/core/valuation';
import { RadioGroup } from '@dealer/ui/RadioGroup';
import { useTexts } from '@dealer/ui/Texts';
import { errorMessages } from '../../enquiry/errorMessages.ts';
import type { StepProps } from './stepProps.ts';
import { TradeInStep } from './TradeInStep.tsx';

/** The lookup service's questions about the condition of the car. */
export const ConditionStep = ({
  questions,
  ...step
}: StepProps & { questions: readonly AdjustmentQuestion[]; onSubmit: () => void }) => {
  const t = useTexts();
  const { form } = step;
  const messages = errorMessages(form.formState.errors.answers ?? {});
  return (
    <TradeInStep
      {...step}
      title={t('What condition is it in?')}
      intro={t('Your answers adjust the figure. An inspection confirms them.')}
      errors={questions.flatMap(({ id, question }) => {
        const error = ownValue(messages, id);
        return error === undefined ? [] : [{ id: `trade-in-${id}`, label: question, message: `${question} ${error}` }];
      })}
    >
      {questions.map(({ id, question, options }) => (
        <RadioGroup
          key={id}
          id={`trade-in-${id}`}
          label={question}
          options={options}
          error={ownValue(messages, id)}
          aria-required
          {...form.register(`answers.${id}`)}
        />
      ))}
    </TradeInStep>
  );
};
