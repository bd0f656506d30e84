import { useRef, useState } from 'react';
import { createCustomer } from '@dealer/api/finance';
import { analyticsEventFor } from '@dealer/core/analytics';
import { errorText } from '@dealer/core/errors';
import {
  createCustomerBody,
  type FinanceForm,
  financeLeadPayload,
  type LeadContext,
  providerOfferData,
} from '@dealer/core/enquiry';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import type { FormCheck } from '../enquiry/createFormCheck.ts';
import { useWaitingLead, type WaitingLead } from '../enquiry/useWaitingLead.ts';
import { openOutbox } from '../outbox/openOutbox.ts';
import { useConfirmation } from '../outbox/useConfirmation.ts';
import { useIsShown } from '../browser/useIsShown.ts';
import { useRestored } from '../browser/useRestored.ts';

type FinanceLead = ReturnType<typeof financeLeadPayload>;

/** The state of an application: its error with the server's message, whether its lead waits, and the reference once the dealer has it. */
export type Application = {
  readonly failure?: string;
  readonly reason?: string;
  readonly waiting?: WaitingLead;
  readonly leadId?: string;
  readonly isLeaving?: boolean;
  /** The lead whose reference is shown here for the first time. */
  readonly confirms?: string;
};

/**
 * Sends the lead to the dealer and hands the buyer to the outside lender, whose page the browser then goes to. The lead comes first:
 * what goes wrong at the lender's loses nobody. A lead that waits and is sent while the dialog is open goes on to the lender too. Pressing
 * again sends neither twice.
 */
export const useApplyToLender = ({
  vehicle,
  title,
  key,
  context,
  check,
  isLastStep,
  onDone,
}: {
  vehicle: Vehicle;
  title: string;
  key: string;
  context: () => LeadContext;
  check: FormCheck;
  /** The step that applies is shown: only there a lead that is accepted later goes on to the lender. */
  isLastStep: boolean;
  onDone: () => void;
}) => {
  const storefront = useStorefront();
  const { site, api } = storefront;
  const [application, setApplication] = useState<Application>({});
  useConfirmation(application.confirms);
  const isShown = useIsShown();
  // Back from the lender.
  useRestored(() => setApplication(({ leadId }) => (leadId === undefined ? {} : { leadId })));
  // Not the draft's key: the draft stays until the lender has received the application too.
  const leadKey = `${key}-lead`;

  /** What was typed when the lead was sent: it may be accepted later. */
  const applied = useRef<{ form: FinanceForm; payload: FinanceLead }>(undefined);

  /** Hands an accepted lead's buyer to the lender. */
  const goToLender = async (leadId: string, sentKey: string): Promise<'unseen' | void> => {
    if (applied.current === undefined) return undefined;
    const { form, payload } = applied.current;
    const answer = await createCustomer(api, createCustomerBody(providerOfferData({ form, vehicle, site }), payload), {
      site,
      idempotencyKey: leadKey,
    });
    if (answer.kind === 'failed') return setApplication({ failure: answer.message, leadId, confirms: sentKey });
    // Closed meanwhile: the dealer has the lead, and the draft leads to the lender when it is opened again.
    if (!isShown.current) return 'unseen';
    setApplication({ leadId, isLeaving: true });
    onDone();
    await openOutbox(storefront).forget(sentKey);
    return location.assign(answer.url);
  };

  const { waiting, waitFor } = useWaitingLead({
    onAccepted: (sentKey, leadId) => {
      // The notice reports the lead where the buyer is changing their answers.
      if (!isLastStep) return waitFor(undefined);
      setApplication({ leadId, isLeaving: true });
      return void goToLender(leadId, sentKey);
    },
    onRefused: (reason) => {
      check.reset();
      setApplication({ failure: errorText('leadSubmission'), reason });
    },
    onGone: () => setApplication({}),
  });

  const apply = async (form: FinanceForm): Promise<void> => {
    setApplication(({ leadId }) => (leadId === undefined ? {} : { leadId }));
    waitFor(undefined);
    const payload = financeLeadPayload({ form, vehicle, site, context: context(), tags: ['YouX'], wording: 'quote' });
    applied.current = { form, payload };
    const about = {
      title: `finance enquiry about the ${title}`,
      category: payload.category,
      eventId: analyticsEventFor('finance', vehicle),
      carId: vehicle.id,
    };
    const checked = await check.addTo(payload);
    await openOutbox(storefront).submit({ key: leadKey, payload: checked, about }, async (outcome, sentKey) => {
      if (!isShown.current) return 'unseen';
      if (outcome.kind === 'accepted') return goToLender(outcome.leadId, sentKey);
      check.reset();
      if (outcome.kind === 'retry') waitFor({ key: sentKey, because: outcome.because });
      return setApplication({
        failure: errorText('leadSubmission'),
        ...(outcome.kind === 'retry' ? {} : { reason: outcome.message }),
      });
    });
  };

  return { apply, application: waiting === undefined ? application : { ...application, waiting } };
};
