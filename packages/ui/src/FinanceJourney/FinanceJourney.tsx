import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { ErrorSummary, type ErrorSummaryItem } from '../ErrorSummary/ErrorSummary.tsx';
import { FormStatus } from '../FormStatus/FormStatus.tsx';
import { StepProgress } from '../StepProgress/StepProgress.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { VehicleMini, type VehicleMiniProps } from '../VehicleMini/VehicleMini.tsx';
import styles from './FinanceJourney.module.css';

export type FinanceJourneyProps = {
  /** Name of the form for people who jump between landmarks. */
  label: string;
  steps: readonly string[];
  /** The step that is shown, counted from 1. */
  step: number;
  /** What the step asks; takes focus when the step comes. */
  heading: string;
  vehicle?: VehicleMiniProps | undefined;
  errors: ErrorSummaryItem[];
  /** How often going on was tried in this step; a failed try moves focus to the summary. */
  attempt: number;
  busy?: boolean;
  busyLabel?: string;
  /** What went wrong with the form as a whole. What was typed stays. */
  failure?: string | undefined;
  failureHelp?: ReactNode;
  submitLabel: string;
  note?: ReactNode;
  children: ReactNode;
  /** Back to a step that was done. */
  onStep: (step: number) => void;
  /** Next, and in the last step send. */
  onSubmit: FormEventHandler<HTMLFormElement>;
};

/**
 * The frame of a finance journey: how far it is, one step, and the way on and back. Focus goes to the step's heading when it changes.
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
  busy = false,
  busyLabel = 'Sending',
  failure,
  failureHelp,
  submitLabel,
  note,
  children,
  onStep,
  onSubmit,
}: FinanceJourneyProps) => {
  const top = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    top.current?.focus();
  }, [step]);

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      data-part="finance-journey"
      data-step={step}
      data-status={busy ? 'submitting' : 'idle'}
    >
      {vehicle === undefined ? null : <VehicleMini {...vehicle} />}
      <StepProgress label={label} steps={steps} current={step} {...(busy ? {} : { onStep })} />
      <h3 ref={top} className={styles.step} tabIndex={-1}>
        {heading}
      </h3>
      <ErrorSummary key={step} errors={errors} attempt={attempt} />
      {children}
      <FormStatus message={failure}>{failureHelp}</FormStatus>
      <div className={styles.end} data-alone={step === 1 || undefined}>
        {step === 1 ? null : (
          <Button variant="secondary" size="large" onClick={() => (busy ? undefined : onStep(step - 1))}>
            Back
          </Button>
        )}
        <SubmitButton busy={busy} wide busyLabel={busyLabel}>
          {submitLabel}
        </SubmitButton>
      </div>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </form>
  );
};
