import { financeSteps } from '@dealer/core/enquiry';
import type { Vehicle } from '@dealer/core/vehicle';
import { FinanceJourney } from '@dealer/ui/FinanceJourney';
import { Prose } from '@dealer/ui/Prose';
import { useTexts } from '@dealer/ui/Texts';
import { FailureHelp } from '../enquiry/FailureHelp.tsx';
import { FormCheckField } from '../enquiry/FormCheckField.tsx';
import { useErrorSummary } from '../enquiry/useErrorSummary.ts';
import { useSendLead } from '../enquiry/useSendLead.ts';
import { DetailsStep, detailErrors, LoanStep, ReviewStep } from './FinanceSteps.tsx';
import { useApplyToLender } from './useApplyToLender.ts';
import { useFinanceForm } from './useFinanceForm.ts';

const headings = [
  'What would you like to borrow?',
  'How can the lender reach you?',
  'Is everything right?',
  'Go on to the lender',
] as const;
const submitLabels = ['Next', 'Next', 'Continue', 'Apply to lender'] as const;

/**
 * The finance popup's four steps about a vehicle that an outside lender quotes: the estimate, the buyer, a look at
 * what the lender receives, and the link to the lender. Back, closing and reloading lose nothing.
 */
export const FinancePopup = ({ vehicle, label }: { vehicle: Vehicle; label: string }) => {
  const t = useTexts();
  const finance = useFinanceForm({ id: `finance-popup:${vehicle.id}`, steps: financeSteps.length, vehicle });
  const { draft, site, step, goTo, attempt, advance, contact } = finance;
  const { context, check, mini } = useSendLead({ kind: 'finance', vehicle, key: draft.key, onAccepted: draft.sent });
  const { apply, application } = useApplyToLender({
    vehicle,
    title: mini?.title ?? label,
    key: draft.key,
    context,
    check,
    isLastStep: step === financeSteps.length,
    onDone: draft.finished,
  });
  const steps = financeSteps.map(({ name }) =>
    name === 'Instant pre-approval' ? site.phrases['finance.preApproval'] : name,
  );
  const { failure, reason, waiting, leadId, isLeaving = false } = application;

  return (
    <FinanceJourney
      label={label}
      steps={steps}
      step={step}
      heading={headings[step - 1] ?? label}
      vehicle={mini}
      errors={step === 2 ? detailErrors(finance) : []}
      attempt={attempt}
      summaryText={useErrorSummary()}
      busy={contact.formState.isSubmitting || isLeaving}
      busyLabel={isLeaving ? t('Taking you to the lender') : t('Sending')}
      failure={finance.failure ?? (step === steps.length ? failure : undefined)}
      failureHelp={
        leadId === undefined ? (
          <>
            {reason === undefined ? null : <p>{reason}</p>}
            <FailureHelp waiting={waiting} vehicle={vehicle} />
          </>
        ) : (
          <p>
            {t('We have your enquiry: your reference is {leadId}. {answerTime}. You can also try again.', {
              leadId,
              answerTime: site.answerTime,
            })}
          </p>
        )
      }
      check={<FormCheckField check={check} vehicle={vehicle} />}
      submitLabel={submitLabels[step - 1] ?? t('Next')}
      onStep={goTo}
      onSubmit={(event) => {
        event.preventDefault();
        void advance(apply);
      }}
    >
      {step === 1 ? (
        <LoanStep finance={finance} vehicle={vehicle} />
      ) : step === 2 ? (
        <DetailsStep finance={finance} />
      ) : step === 3 ? (
        <ReviewStep finance={finance} />
      ) : (
        <Prose>
          <p>
            {t(
              'You now go on to the lender’s own secure website. We send the lender what you typed here, so that you need not type it again, and we keep a copy to help you.',
            )}
          </p>
          <p>
            {t(
              'The lender asks for what it needs to decide, and tells you its rate, fees and repayments before you agree to anything.',
            )}
          </p>
        </Prose>
      )}
    </FinanceJourney>
  );
};
