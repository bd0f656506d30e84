import { StepForm } from '@dealer/ui/StepForm';
import { TextInput } from '@dealer/ui/TextInput';
import { useTexts } from '@dealer/ui/Texts';
import { errorMessages } from '../../enquiry/errorMessages.ts';
import { useErrorSummary } from '../../enquiry/useErrorSummary.ts';
import type { StepProps } from './stepProps.ts';
import styles from './TradeInPage.module.css';
import { useHeadingFocus } from './useHeadingFocus.ts';

/** The odometer; warns where there is generally no estimate online. */
export const KilometresStep = ({
  form,
  takesFocus,
  attempt,
  onBack,
  isUsual,
  onSubmit,
}: StepProps & { isUsual: boolean; onSubmit: () => void }) => {
  const t = useTexts();
  const heading = useHeadingFocus(takesFocus);
  const { kms } = errorMessages(form.formState.errors);
  return (
    <StepForm
      title={t('How far has it driven?')}
      errors={kms === undefined ? [] : [{ id: 'trade-in-kms', label: t('Kilometres'), message: kms }]}
      attempt={attempt}
      summaryText={useErrorSummary()}
      headingRef={heading}
      submitLabel={t('Next')}
      onBack={onBack}
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
    >
      <div className={styles.single}>
        <TextInput
          id="trade-in-kms"
          label={t('Kilometres')}
          hint={t('As on the odometer.')}
          inputMode="numeric"
          autoComplete="off"
          suffix="km"
          error={kms}
          aria-required
          {...form.register('kms')}
        />
      </div>
      <p role="status" className={styles.advice}>
        {isUsual
          ? null
          : t(
              'Cars over 7 years old or with more than 100,000 km generally get no online estimate. Go on all the same: we value those in person.',
            )}
      </p>
    </StepForm>
  );
};
