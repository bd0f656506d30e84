import { useState } from 'react';
import { searchPath, vehiclePath } from '@dealer/core/routes';
import { offerAcceptedBody, valuationView } from '@dealer/core/valuation';
import type { Vehicle } from '@dealer/core/vehicle';
import { OfferPanel } from '@dealer/ui/OfferPanel';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { FailureHelp } from '../../enquiry/FailureHelp.tsx';
import { useSendLead } from '../../enquiry/useSendLead.ts';
import { useConfirmation } from '../../outbox/useConfirmation.ts';
import type { StoredValuation } from './valuationStore.ts';

/** The offer, which can be accepted (event 18; subcategory "3. Offer Accepted") or postponed; or the reason why there is none. */
export const ResultStep = ({
  valuation: { outcome, isPutOff, key },
  wanted,
  takesFocus,
  onPutOff,
  onTaken,
  onRestart,
}: {
  valuation: StoredValuation;
  wanted: Vehicle | undefined;
  takesFocus: boolean;
  onPutOff: () => void;
  onTaken: () => void;
  onRestart: () => void;
}) => {
  const t = useTexts();
  const { site } = useStorefront();
  const noun = site.vehicleNoun.toLowerCase();
  useConfirmation(key);
  const [isBusy, setIsBusy] = useState(false);
  const [hasAnswered, setHasAnswered] = useState(false);
  // A lead is accepted once, in whatever tab and however often the button is pressed.
  const { context, send, failure, waiting } = useSendLead({
    kind: 'offer-accepted',
    vehicle: wanted,
    key: `offer-accepted.${outcome.leadId}`,
    onAccepted: onTaken,
    topic: 'acceptance of our offer',
    receiver: outcome.receiver,
  });
  const view = valuationView(outcome, site);
  const isOpen = outcome.result.kind === 'offer' && !isPutOff;
  const accept = async (): Promise<void> => {
    setIsBusy(true);
    await send(offerAcceptedBody(outcome.leadId, { context: context(), site }), [
      { label: t('Your {noun}', { noun }), value: view.car },
      ...(view.offer ? [{ label: t('Our offer'), value: `${view.offer.amount}. ${view.offer.note}` }] : []),
    ]);
    setIsBusy(false);
  };
  const putOff = (): void => {
    setHasAnswered(true);
    onPutOff();
  };
  const stock = { label: t('See all vehicles'), href: searchPath(site) };
  return (
    <OfferPanel
      {...view}
      {...(isPutOff
        ? {
            title: t('Your valuation is saved'),
            text: t('No hurry: it is with us under this reference. {answerTime}.', { answerTime: site.answerTime }),
          }
        : {})}
      reference={{ label: t('Your reference is'), value: outcome.leadId }}
      takesFocus={takesFocus || hasAnswered}
      decide={
        isOpen
          ? {
              acceptLabel: 'Accept this offer',
              declineLabel: 'Not now',
              busy: isBusy,
              onAccept: () => void accept(),
              onDecline: putOff,
            }
          : undefined
      }
      failure={failure}
      failureHelp={<FailureHelp waiting={waiting} vehicle={wanted} />}
      links={isOpen ? [] : [wanted ? { label: t('Back to the vehicle'), href: vehiclePath(wanted.slug) } : stock]}
      restart={isOpen ? undefined : { label: t('Value another {noun}', { noun }), onPress: onRestart }}
    />
  );
};
