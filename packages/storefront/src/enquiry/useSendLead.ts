import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { vehicleCardModel } from '@dealer/core/card';
import { analyticsEventFor, type LeadKind } from '@dealer/core/analytics';
import { type EnquiryPayload, type LeadAbout, type LeadContext, leadPhone, leadReceiver } from '@dealer/core/enquiry';
import { errorText } from '@dealer/core/errors';
import { enquiryPrice } from '@dealer/core/price';
import { successPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { openOutbox } from '../outbox/openOutbox.ts';
import { createLastLeadStore } from '../stores/lastLeadStore.ts';
import { useIsShown } from '../browser/useIsShown.ts';
import { overlayOf } from '../browser/useOverlay.ts';
import { backToFirstStep } from '../browser/journeyEntry.ts';
import { createFormCheck } from './createFormCheck.ts';
import { leadContextOf } from './leadContextOf.ts';
import { sentMessage } from './sentMessage.ts';
import type { ReceiptLine } from './receiptOf.ts';
import { useWaitingLead } from './useWaitingLead.ts';

const topics: Partial<Record<LeadKind, string>> = { 'test-drive': 'test drive request', finance: 'finance enquiry' };

/** Any body of `POST /api/leads`. */
type LeadPayload = Pick<EnquiryPayload, 'category' | 'subcategory'> & Readonly<Record<string, unknown>>;

/**
 * Sends a lead through the outbox and reports the outcome: goes to /success, or returns the message of a refusal, or that the lead waits
 * and for what. The form then follows the state of the waiting lead. The key stays the same until the lead is accepted, so that a lead
 * that is sent twice is recorded once. Where the form was closed meanwhile, the shopper stays where they are, and a notice confirms it.
 */
export const useSendLead = ({
  kind,
  vehicle,
  key,
  onAccepted,
  topic: ownTopic,
  receiver,
  arrive,
}: {
  kind: LeadKind;
  vehicle?: Vehicle | undefined;
  key: string;
  onAccepted: () => void;
  /** The lead's name within a sentence, where it is not an enquiry about the vehicle. */
  topic?: string | undefined;
  /** Who answers, where the lead itself does not say so: it belongs to an earlier one. */
  receiver?: string | undefined;
  /** Runs after acceptance instead of going to /success. */
  arrive?: ((leadId: string, key: string) => void | Promise<void>) | undefined;
}) => {
  const storefront = useStorefront();
  const { site, session, now } = storefront;
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [isSent, setSent] = useState(false);
  const [time] = useState(now);
  const [check] = useState(() => createFormCheck(now));
  const isShown = useIsShown();
  const receipt = useRef<readonly ReceiptLine[]>([]);
  const typed = useRef<{ message?: unknown; receiver?: string }>({});
  const isSending = useRef(false);
  const card = vehicle && vehicleCardModel(vehicle, site, time);
  const price = vehicle && enquiryPrice(vehicle, site);

  const context = (subcategory?: string): LeadContext => leadContextOf(storefront, { subcategory, price });

  const fail = (message: string): void => {
    setFailure(message);
    if (site.forms.useBrowserAlert) globalThis.alert(message);
  };

  const accept = async (
    key: string,
    leadId: string,
    { category, subcategory, dealerPhone }: LeadAbout,
  ): Promise<void> => {
    onAccepted();
    if (arrive) return arrive(leadId, key);
    const { message, receiver: location } = typed.current;
    sentMessage(storefront).current = typeof message === 'string' ? { leadId, message } : undefined;
    createLastLeadStore(session).write({
      leadId,
      key,
      category,
      subcategory,
      dealerPhone,
      ...(card
        ? {
            vehicle: {
              title: card.title,
              href: card.href,
              picture: card.picture?.src,
              body: card.placeholder.body,
              tint: card.placeholder.tint,
            },
          }
        : {}),
      location,
      ...(receipt.current.length === 0 ? {} : { sent: receipt.current }),
    });
    setSent(true);
    await backToFirstStep(storefront.router);
    // Replace the dialog's entry in the history, so that Back leads to the page below it.
    await navigate(successPath, { replace: overlayOf(storefront.router.state.location) !== undefined });
  };

  const { waiting, waitFor } = useWaitingLead({
    onAccepted: (...lead) => void accept(...lead),
    onRefused: fail,
    onGone: () => setFailure(undefined),
  });

  const send = async (payload: LeadPayload, sent: readonly ReceiptLine[] = []): Promise<void> => {
    // A second press before the button has rendered as busy.
    if (isSending.current) return;
    isSending.current = true;
    receipt.current = sent;
    typed.current = { message: payload['message'], receiver: receiver ?? leadReceiver(payload, site) };
    setFailure(undefined);
    const topic = topics[kind] ?? 'enquiry';
    const dealerPhone = leadPhone({ payload: { location: receiver, ...payload }, vehicle, site });
    const about: LeadAbout = {
      title: ownTopic ?? (card ? `${topic} about the ${card.title}` : topic),
      category: payload.category,
      subcategory: payload.subcategory,
      eventId: analyticsEventFor(kind, vehicle),
      ...(vehicle ? { carId: vehicle.id } : {}),
      dealerPhone,
      ...(card ? { vehicle: { title: card.title, href: card.href } } : {}),
    };
    const outbox = openOutbox(storefront);
    const checked = await check.addTo(payload);
    await outbox
      .submit({ key, payload: checked, about }, async (outcome, sentKey) => {
        if (!isShown.current) {
          // What comes with the lead is done all the same; the shopper stays where they are.
          if (outcome.kind === 'accepted') {
            onAccepted();
            await arrive?.(outcome.leadId, sentKey);
          }
          return 'unseen';
        }
        if (outcome.kind === 'accepted') {
          waitFor(undefined);
          return accept(sentKey, outcome.leadId, about);
        }
        check.reset();
        waitFor(outcome.kind === 'retry' ? { key: sentKey, because: outcome.because } : undefined);
        return fail(outcome.message);
      })
      .catch((error: unknown) => {
        console.error(error);
        fail(errorText('unknown'));
      })
      .finally(() => void (isSending.current = false));
  };

  return {
    context,
    send,
    failure,
    waiting,
    /** The visitor is on the way to /success: the form stays as it is. */
    isSent,
    /** The form's spam check. */
    check,
    /** The small vehicle card above the form. */
    mini: card && { title: card.title, price, picture: card.picture, placeholder: card.placeholder },
  };
};
