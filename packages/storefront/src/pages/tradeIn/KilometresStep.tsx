import { TextInput } from '@dealer/ui/TextInput';
import { useTexts } from '@dealer/ui/Texts';
import { errorMessages } from '../../enquiry/errorMessages.ts';
import type { StepProps } from './stepProps.ts';
import { TradeInStep } from './TradeInStep.tsx';
import styles from './TradeInPage.module.css';

/** The odometer; warns where there is generally no estimate online. */
export const KilometresStep = ({ isUsual, ...step }: StepProps & { isUsual: boolean; onSubmit: () => void }) => {
  const t = useTexts();
  const { form } = step;
  const { kms } = errorMessages(form.formState.errors);
  return (
    <TradeInStep
      {...step}
      title={t('How far has it driven?')}
      errors={kms === undefined ? [] : [{ id: 'trade-in-kms', label: t('Kilometres'), message: kms }]}
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
              'Vehicles over 7 years old or with more than 100,000 km generally get no online estimate. Go on all the same: we value those in person.',
            )}
      </p>
    </TradeInStep>
  );
};
