import { useState } from 'react';
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
import type { WaitingLead } from '../enquiry/useWaitingLead.ts';
import { openOutbox } from '../outbox/openOutbox.ts';
import { useConfirmation } from '../outbox/useConfirmation.ts';
import { useIsShown } from '../widgets/useIsShown.ts';
import { useRestored } from '../widgets/useRestored.ts';

/** The state of an application: its error with the server's message, whether its lead waits, and the reference once the dealer has it. */
export type Application = {
  readonly failure?: string;
  readonly reason?: string;
  readonly waiting?: WaitingLead;
  readonly leadId?: string;
  readonly isLeaving?: boolean /** The lead whose reference is shown here for the first time. */;
  readonly confirms?: string;
};

/**
 * Sends the lead to the dealer and hands the buyer to the outside lender, whose page the browser then goes to. The lead comes first: what goes wrong at the lender's loses nobody. Pressing again sends
 * neither twice.
 *
 * @example
 * const { apply, application } = useApplyToLender({ vehicle, title, key: draft.key, context, check, onDone: draft.sent });
 */
export const useApplyToLender = ({
  vehicle,
  title,
  key,
  context,
  check,
  onDone,
}: {
  vehicle: Vehicle;
  title: string;
  key: string;
  context: () => LeadContext;
  check: FormCheck;
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

  const apply = async (form: FinanceForm): Promise<void> => {
    setApplication(({ leadId }) => (leadId === undefined ? {} : { leadId }));
    const payload = financeLeadPayload({ form, vehicle, site, context: context(), tags: ['YouX'], wording: 'quote' });
    const about = {
      title: `finance enquiry about the ${title}`,
      category: payload.category,
      eventId: analyticsEventFor('finance', vehicle),
      carId: vehicle.id,
    };
    const outbox = openOutbox(storefront);
    const checked = await check.addTo(payload);
    await outbox.submit({ key: leadKey, payload: checked, about }, async (outcome, sentKey) => {
      if (!isShown.current) return 'unseen';
      if (outcome.kind !== 'accepted') check.reset();
      if (outcome.kind === 'retry')
        return setApplication({
          failure: errorText('leadSubmission'),
          waiting: { key: sentKey, because: outcome.because, isStored: outbox.isStored(sentKey) },
        });
      if (outcome.kind !== 'accepted')
        return setApplication({ failure: errorText('leadSubmission'), reason: outcome.message });
      const answer = await createCustomer(
        api,
        createCustomerBody(providerOfferData({ form, vehicle, site }), payload),
        { site, idempotencyKey: leadKey },
      );
      if (answer.kind === 'failed')
        return setApplication({ failure: answer.message, leadId: outcome.leadId, confirms: sentKey });
      // Closed meanwhile: the dealer has the lead, and the draft leads to the lender when it is opened again.
      if (!isShown.current) return 'unseen';
      setApplication({ leadId: outcome.leadId, isLeaving: true });
      onDone();
      await outbox.forget(sentKey);
      return location.assign(answer.url);
    });
  };

  return { apply, application };
};
