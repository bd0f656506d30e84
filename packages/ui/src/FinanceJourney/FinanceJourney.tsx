import type { FormEventHandler, ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorSummary, type ErrorSummaryItem, type SummaryText } from '../ErrorSummary/ErrorSummary.tsx';
import { FormStatus } from '../FormStatus/FormStatus.tsx';
import { StepProgress } from '../StepProgress/StepProgress.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { VehicleMini, type VehicleMiniProps } from '../VehicleMini/VehicleMini.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import { FormFrame } from '../EnquiryForm/FormFrame.tsx';
import { useStepFocus } from '../EnquiryForm/useStepFocus.ts';
import styles from './FinanceJourney.module.css';

export type FinanceJourneyProps = {
  /** Name of the form as a landmark. */
  label: string;
  steps: readonly string[];
  /** The step that is shown, counted from 1. */
  step: number;
  /** The heading of the step; it takes the focus when the step changes. */
  heading: string;
  vehicle?: VehicleMiniProps | undefined;
  errors: ErrorSummaryItem[];
  /** How often this step was submitted; each failed attempt moves the focus to the summary. */
  attempt: number;
  /** The text of the error summary; by default the specified one. */
  summaryText?: SummaryText | undefined;
  busy?: boolean;
  busyLabel?: string;
  /** An error of the form as a whole. The input stays. */
  failure?: string | undefined;
  failureHelp?: ReactNode;
  /** The spam check: a hidden field, and a captcha where the site has one. */
  check?: ReactNode;
  submitLabel: string;
  note?: ReactNode;
  children: ReactNode;
  /** Back to a completed step. */
  onStep: (step: number) => void;
  /** Next; in the last step, submit. */
  onSubmit: FormEventHandler<HTMLFormElement>;
};

/**
 * The frame of a finance journey: progress, one step, next and back. The heading takes the focus when the step changes.
 *
 * @avoid For a question about finance: use `EnquiryForm`.
 *
 * @example
 * <FinanceJourney label="Finance" steps={['Your loan', 'Your details']} step={1} heading="What would you like to borrow?" errors={[]} attempt={0} submitLabel="Next" onStep={goTo} onSubmit={next}>...</FinanceJourney>
 */
export const FinanceJourney = ({
  label,
  steps,
  step,
  heading,
  vehicle,
  errors,
  attempt,
  summaryText,
  busy = false,
  busyLabel = 'Sending',
  failure,
  failureHelp,
  check,
  submitLabel,
  note,
  children,
  onStep,
  onSubmit,
  ...root
}: WithRoot<FinanceJourneyProps, 'form'>) => {
  const t = useTexts();
  const top = useStepFocus(step, errors.length > 0);

  return (
    <FormFrame
      {...rootProps(root)}
      label={label}
      busy={busy}
      onSubmit={onSubmit}
      data-part="finance-journey"
      data-step={step}
    >
      {vehicle === undefined ? null : <VehicleMini {...vehicle} />}
      <StepProgress label={label} steps={steps} current={step} {...(busy ? {} : { onStep })} />
      <h3 ref={top} className={styles.step} tabIndex={-1}>
        {heading}
      </h3>
      <ErrorSummary key={step} errors={errors} attempt={attempt} text={summaryText} />
      {children}
      {check}
      <FormStatus message={failure}>{failureHelp}</FormStatus>
      <div className={styles.end} data-part="form-actions" data-alone={step === 1 || undefined}>
        {step === 1 ? null : (
          <Button variant="secondary" size="large" onClick={() => (busy ? undefined : onStep(step - 1))}>
            {t('Back')}
          </Button>
        )}
        <SubmitButton busy={busy} wide busyLabel={busyLabel}>
          {submitLabel}
        </SubmitButton>
      </div>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </FormFrame>
  );
};
