import { useState } from 'react';
import { createCustomer } from '@dealer/api/finance';
import { analyticsEventFor } from '@dealer/core/enquiry';
import { errorText } from '@dealer/core/errors';
import { createCustomerBody, financeLeadPayload, providerOfferData } from '@dealer/core/finance-lead';
import type { FinanceForm } from '@dealer/core/finance-lead';
import type { LeadContext } from '@dealer/core/enquiry';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import type { WaitingLead } from '../enquiry/useSendLead.ts';
import { openOutbox } from '../outbox/openOutbox.ts';
import { useConfirmation } from '../outbox/useConfirmation.ts';

/** How an application stands: what went wrong with it and the server's own words about that, whether its lead waits, and the reference where the dealer has it already. */
export type Application = {
  readonly failure?: string;
  readonly reason?: string;
  readonly waiting?: WaitingLead;
  readonly leadId?: string;
  readonly isLeaving?: boolean /** The lead whose reference is shown here for the first time. */;
  readonly confirms?: string;
};

/**
 * Sends the lead to the dealer and hands the buyer to the outside lender, whose page the browser then goes to (specification section 7,
 * create-customer; section 8, row 8.R19). The lead comes first: what goes wrong at the lender's loses nobody. Pressing again sends
 * neither twice.
 *
 * @example
 * const { apply, application } = useApplyToLender({ vehicle, title, key: draft.key, context, onDone: draft.sent });
 */
export const useApplyToLender = ({
  vehicle,
  title,
  key,
  context,
  onDone,
}: {
  vehicle: Vehicle;
  title: string;
  key: string;
  context: () => LeadContext;
  onDone: () => void;
}) => {
  const storefront = useStorefront();
  const { site, api } = storefront;
  const [application, setApplication] = useState<Application>({});
  useConfirmation(application.confirms);
  // Not the draft's own key: the form keeps its words until the lender has them too.
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
    await openOutbox(storefront).submit({ key: leadKey, payload, about }, async (news, sentKey) => {
      if (news.kind === 'refused')
        return setApplication({ failure: errorText('leadSubmission'), reason: news.message });
      if (news.kind === 'waiting') {
        const { key: waitingKey, state } = news.entry;
        return setApplication({
          failure: errorText('leadSubmission'),
          waiting: {
            key: waitingKey,
            because: state.kind === 'waiting' ? state.because : 'fault',
            isKept: news.isKept,
          },
        });
      }
      const answer = await createCustomer(
        api,
        createCustomerBody(providerOfferData({ form, vehicle, site }), payload),
        { site, idempotencyKey: leadKey },
      );
      if (answer.kind === 'failed')
        return setApplication({ failure: answer.message, leadId: news.leadId, confirms: sentKey });
      setApplication({ leadId: news.leadId, isLeaving: true });
      onDone();
      await openOutbox(storefront).forget(sentKey);
      location.assign(answer.url);
    });
  };

  return { apply, application };
};
