import { type FinanceForm, financeLeadPayload } from '@dealer/core/enquiry';
import type { Vehicle } from '@dealer/core/vehicle';
import { FinanceJourney } from '@dealer/ui/FinanceJourney';
import { useTexts } from '@dealer/ui/Texts';
import { FormNote } from '../enquiry/FormNote.tsx';
import { FailureHelp } from '../enquiry/FailureHelp.tsx';
import { FormCheckField } from '../enquiry/FormCheckField.tsx';
import { useErrorSummary } from '../enquiry/useErrorSummary.ts';
import { useSendLead } from '../enquiry/useSendLead.ts';
import { DetailsStep, detailErrors, LoanStep, ReviewStep } from './FinanceSteps.tsx';
import { useFinanceForm } from './useFinanceForm.ts';

const steps = ['Your loan', 'Your details', 'Check and send'] as const;
const headings = ['What would you like to borrow?', 'How can we reach you?', 'Is everything right?'] as const;

/**
 * The finance page's panel of three steps: the loan with its live figure, the buyer, a last look; then the lead is sent as
 * analytics event 9.
 */
export const FinancePanel = ({
  label,
  vehicle,
  budget,
  preferredDealership,
}: {
  label: string;
  vehicle?: Vehicle | undefined;
  budget?: number | undefined;
  preferredDealership?: string | undefined;
}) => {
  const t = useTexts();
  const finance = useFinanceForm({ id: `finance:${vehicle?.id ?? 'page'}`, steps: steps.length, vehicle, budget });
  const { draft, site, goTo, attempt, advance, contact } = finance;
  const { context, send, failure, waiting, isSent, check, mini } = useSendLead({
    kind: 'finance',
    vehicle,
    key: draft.key,
    onAccepted: draft.sent,
  });
  const step = isSent ? steps.length : finance.step;
  const sendForm = (form: FinanceForm): Promise<void> => {
    const payload = financeLeadPayload({
      form,
      vehicle,
      preferredDealership,
      site,
      context: context(),
      tags: ['Finance page'],
    });
    return send(payload);
  };

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
      busy={contact.formState.isSubmitting}
      failure={finance.failure ?? (step === steps.length ? failure : undefined)}
      failureHelp={<FailureHelp waiting={waiting} vehicle={vehicle} />}
      check={<FormCheckField check={check} vehicle={vehicle} />}
      submitLabel={step === steps.length ? site.phrases['enquiry.submit'] : t('Next')}
      note={step === steps.length ? <FormNote text={site.answerTime} /> : undefined}
      onStep={goTo}
      onSubmit={(event) => {
        event.preventDefault();
        void advance(sendForm);
      }}
    >
      {step === 1 ? (
        <LoanStep finance={finance} vehicle={vehicle} />
      ) : step === 2 ? (
        <DetailsStep finance={finance} />
      ) : (
        <ReviewStep finance={finance} />
      )}
    </FinanceJourney>
  );
};
