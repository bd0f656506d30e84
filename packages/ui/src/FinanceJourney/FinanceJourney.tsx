import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ErrorSummary, type ErrorSummaryItem } from '../ErrorSummary/ErrorSummary.tsx';
import { StepProgress } from '../StepProgress/StepProgress.tsx';
import { VehicleMini, type VehicleMiniProps } from '../VehicleMini/VehicleMini.tsx';
import { FormEnd, type SentFormProps } from '../EnquiryForm/FormEnd.tsx';
import frame from '../EnquiryForm/formFrame.module.css';
import { FormFrame } from '../EnquiryForm/FormFrame.tsx';
import { useStepFocus } from '../EnquiryForm/useStepFocus.ts';

export type FinanceJourneyProps = SentFormProps & {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The step that is shown, counted from 1. */
  step: number;
  /** The heading of the step; it takes the focus when the step changes. */
  heading: string;
  vehicle?: VehicleMiniProps | undefined;
  errors: ErrorSummaryItem[];
  children: ReactNode;
  /** Back to a completed step. */
  onStep: (step: number) => void;
};

/**
 * The frame of a finance journey: progress, one step, next and back. The heading takes the focus when the step changes.
 *
 * @avoid For a question about finance: use `EnquiryForm`.
 * @accessibility A form with a name. The heading of a step takes the focus when the step changes, so it is announced.
 * @accessibility The estimate is a live region that is always mounted and read as a whole. Each "Change" is named with its part of the answers and is at least 44 px high.
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
  children,
  onStep,
  onSubmit,
  ...root
}: WithRoot<FinanceJourneyProps, 'form'>) => {
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
      <h3 ref={top} className={frame.step} tabIndex={-1}>
        {heading}
      </h3>
      <ErrorSummary key={step} errors={errors} attempt={attempt} text={summaryText} />
      {children}
      <FormEnd
        busyLabel="Sending"
        {...root}
        busy={busy}
        onBack={step === 1 ? undefined : () => (busy ? undefined : onStep(step - 1))}
      />
    </FormFrame>
  );
};
