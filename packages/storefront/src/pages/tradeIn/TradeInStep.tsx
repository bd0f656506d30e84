import { StepForm, type StepFormProps } from '@dealer/ui/StepForm';
import { useTexts } from '@dealer/ui/Texts';
import { useErrorSummary } from '../../enquiry/useErrorSummary.ts';
import type { StepProps } from './stepProps.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

/** A step about the car: continues once its answers are valid. */
export const TradeInStep = ({
  form,
  takesFocus,
  attempt,
  onBack,
  onSubmit,
  ...step
}: StepProps & Pick<StepFormProps, 'title' | 'intro' | 'errors' | 'children'> & { onSubmit: () => void }) => {
  const t = useTexts();
  return (
    <StepForm
      {...step}
      attempt={attempt}
      summaryText={useErrorSummary()}
      headingRef={useHeadingFocus(takesFocus)}
      submitLabel={t('Next')}
      onBack={onBack}
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
    />
  );
};
