import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { vehicleCardModel } from '@dealer/core/card';
import { analyticsEventFor, leadPhone } from '@dealer/core/enquiry';
import type { EnquiryPayload, LeadContext, LeadKind } from '@dealer/core/enquiry';
import { errorText } from '@dealer/core/errors';
import type { LeadAbout, WaitReason } from '@dealer/core/outbox';
import { enquiryPrice } from '@dealer/core/price';
import { successPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { openOutbox } from '../outbox/openOutbox.ts';
import { createLastLeadStore } from '../stores/lastLeadStore.ts';
import { overlayOf } from '../widgets/useOverlay.ts';
import { leadContextOf } from './leadContextOf.ts';
import type { ReceiptLine } from './receiptOf.ts';

/** A lead that waits in the outbox while its form is still open. */
export type WaitingLead = { key: string; because: WaitReason; isKept: boolean };

const topics: Partial<Record<LeadKind, string>> = { 'test-drive': 'test drive request', finance: 'finance enquiry' };

/** Any body of `POST /api/leads`. */
type LeadPayload = Pick<EnquiryPayload, 'category' | 'subcategory'> & Readonly<Record<string, unknown>>;

/** Nothing was tried: the browser knows that there is no connection. */
const offlineWords = 'You are offline.';

/**
 * Sends a lead by way of the outbox and says what became of it: on to /success, the words of a refusal, or that it waits and for what;
 * then the form hears what becomes of it later. One key for as long as the lead is not accepted: a lead sent twice is recorded once.
 *
 * @example
 * const { context, send, failure, waiting } = useSendLead({ kind: 'test-drive', vehicle, key, onAccepted: draft.sent });
 */
export const useSendLead = ({
  kind,
  vehicle,
  key,
  onAccepted,
  topic: ownTopic,
  arrive,
}: {
  kind: LeadKind;
  vehicle?: Vehicle | undefined;
  key: string;
  onAccepted: () => void;
  /** What the lead is, in the middle of a sentence, where it is not an enquiry about the vehicle. */
  topic?: string | undefined;
  /** The journey goes on here instead of on /success. */
  arrive?: ((leadId: string, key: string) => void | Promise<void>) | undefined;
}) => {
  const storefront = useStorefront();
  const { site, session, now } = storefront;
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [waiting, setWaiting] = useState<WaitingLead>();
  const [time] = useState(now);
  const isGoing = useRef(false);
  const receipt = useRef<readonly ReceiptLine[]>([]);
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
    createLastLeadStore(session).write({
      leadId,
      key,
      category,
      ...(subcategory === undefined ? {} : { subcategory }),
      ...(dealerPhone === undefined ? {} : { dealerPhone }),
      ...(card ? { vehicle: { title: card.title, href: card.href } } : {}),
      ...(receipt.current.length === 0 ? {} : { sent: receipt.current }),
    });
    // A dialog is done with its lead: Back leads to the page below it.
    await navigate(successPath, { replace: overlayOf(storefront.router.state.location) !== undefined });
  };

  const send = async (payload: LeadPayload, sent: readonly ReceiptLine[] = []): Promise<void> => {
    // Two presses in one moment, before the button could say that it is busy.
    if (isSending.current) return;
    isSending.current = true;
    receipt.current = sent;
    setFailure(undefined);
    const topic = topics[kind] ?? 'enquiry';
    const dealerPhone = leadPhone({ payload, vehicle, site });
    const about: LeadAbout = {
      title: ownTopic ?? (card ? `${topic} about the ${card.title}` : topic),
      category: payload.category,
      ...(payload.subcategory === undefined ? {} : { subcategory: payload.subcategory }),
      eventId: analyticsEventFor(kind, vehicle),
      ...(vehicle ? { carId: vehicle.id } : {}),
      ...(dealerPhone === undefined ? {} : { dealerPhone }),
      ...(card ? { vehicle: { title: card.title, href: card.href } } : {}),
    };
    await openOutbox(storefront)
      .submit({ key, payload, about }, async (news, sentKey) => {
        if (news.kind === 'accepted') {
          setWaiting(undefined);
          return accept(sentKey, news.leadId, about);
        }
        setWaiting(
          news.kind === 'waiting'
            ? {
                key: news.entry.key,
                because: news.entry.state.kind === 'waiting' ? news.entry.state.because : 'fault',
                isKept: news.isKept,
              }
            : undefined,
        );
        return fail(news.message ?? offlineWords);
      })
      .catch((error: unknown) => {
        console.error(error);
        fail(errorText('unknown'));
      })
      .finally(() => void (isSending.current = false));
  };

  /** What became of the lead while its form stayed open. */
  const hear = useEffectEvent((waitingKey: string): void => {
    const outbox = openOutbox(storefront);
    const entry = outbox.entries().find((one) => one.key === waitingKey);
    if (entry?.state.kind === 'waiting') {
      const { because } = entry.state;
      setWaiting((before) =>
        before?.because === because ? before : { key: waitingKey, because, isKept: outbox.isKept(waitingKey) },
      );
    } else if (entry?.state.kind === 'accepted') {
      if (isGoing.current) return;
      isGoing.current = true;
      void accept(waitingKey, entry.state.leadId, entry.about);
    } else if (entry?.state.kind === 'refused') {
      setWaiting(undefined);
      void outbox.forget(waitingKey);
      fail(entry.state.message);
    } else if (entry === undefined || entry.state.kind === 'expired') {
      // Discarded, or given up: the notice at the edge of the page says so. What was typed still stands here.
      setWaiting(undefined);
      setFailure(undefined);
    }
  });

  // The notice about what waits is needed where nothing can be fetched any more.
  useEffect(
    () =>
      void Promise.all([import('../shell/ShellExtras.tsx'), import('../outbox/OutboxNotices.tsx')]).catch(
        () => undefined,
      ),
    [],
  );

  const waitingKey = waiting?.key;
  useEffect(() => {
    if (waitingKey === undefined) return undefined;
    const outbox = openOutbox(storefront);
    const letGo = outbox.hold(waitingKey);
    const stop = outbox.subscribe(() => hear(waitingKey));
    // It may have changed before anybody listened.
    const soon = setTimeout(() => hear(waitingKey));
    return () => {
      clearTimeout(soon);
      stop();
      letGo();
    };
  }, [storefront, waitingKey]);

  return {
    context,
    send,
    failure,
    waiting,
    /** The vehicle in small, above the form. */
    mini: card && { title: card.title, price, picture: card.picture, placeholder: card.placeholder },
  };
};
