import { ownValue } from '@dealer/core/data';
import type { AdjustmentQuestion } from '@dealer/core/valuation';
import { RadioGroup } from '@dealer/ui/RadioGroup';
import { StepForm } from '@dealer/ui/StepForm';
import { useTexts } from '@dealer/ui/Texts';
import { errorMessages } from '../../enquiry/errorMessages.ts';
import { useErrorSummary } from '../../enquiry/useErrorSummary.ts';
import type { StepProps } from './stepProps.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

/** The lookup service's questions about the condition of the car. */
export const ConditionStep = ({
  form,
  takesFocus,
  attempt,
  onBack,
  questions,
  onSubmit,
}: StepProps & { questions: readonly AdjustmentQuestion[]; onSubmit: () => void }) => {
  const t = useTexts();
  const heading = useHeadingFocus(takesFocus);
  const messages = errorMessages(form.formState.errors.answers ?? {});
  return (
    <StepForm
      title={t('What condition is it in?')}
      intro={t('Your answers adjust the figure. An inspection confirms them.')}
      errors={questions.flatMap(({ id, question }) => {
        const error = ownValue(messages, id);
        return error === undefined ? [] : [{ id: `trade-in-${id}`, label: question, message: `${question} ${error}` }];
      })}
      attempt={attempt}
      summaryText={useErrorSummary()}
      headingRef={heading}
      submitLabel={t('Next')}
      onBack={onBack}
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
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
    </StepForm>
  );
};
