import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LeadAbout, WaitReason } from '@dealer/core/enquiry';
import { useStorefront } from '../boot/storefront.ts';
import { openOutbox } from '../outbox/openOutbox.ts';

/** A lead that waits in the outbox while its form is still open. */
export type WaitingLead = { key: string; because: WaitReason; isStored: boolean };

/**
 * The waiting lead of an open form. While it waits, the form shows its state instead of the notice at the edge of the page; the form
 * reacts when it is sent later, refused, or removed.
 */
export const useWaitingLead = ({
  onAccepted,
  onRefused,
  onGone,
}: {
  /** The lead stays `waiting`, and its notice hidden, until the form closes or calls `waitFor`. */
  onAccepted: (key: string, leadId: string, about: LeadAbout) => void;
  onRefused: (message: string) => void;
  /** Discarded or expired: the notice at the edge of the page reports it. The values stay in the form. */
  onGone: () => void;
}) => {
  const storefront = useStorefront();
  const [waiting, setWaiting] = useState<WaitingLead>();
  const settledKey = useRef<string>(undefined);

  const waitFor = (lead: Pick<WaitingLead, 'key' | 'because'> | undefined): void =>
    setWaiting(lead && { ...lead, isStored: openOutbox(storefront).isStored(lead.key) });

  const update = useEffectEvent((waitingKey: string): void => {
    // The form has reacted already, and removes the lead from the outbox.
    if (settledKey.current === waitingKey) return;
    const outbox = openOutbox(storefront);
    const entry = outbox.entries().find(({ key }) => key === waitingKey);
    if (entry?.state.kind === 'waiting') {
      if (entry.state.because !== waiting?.because) waitFor({ key: waitingKey, because: entry.state.because });
    } else if (entry?.state.kind === 'accepted') {
      settledKey.current = waitingKey;
      onAccepted(waitingKey, entry.state.leadId, entry.about);
    } else if (entry?.state.kind === 'refused') {
      settledKey.current = waitingKey;
      setWaiting(undefined);
      void outbox.forget(waitingKey);
      onRefused(entry.state.message);
    } else if (entry === undefined || entry.state.kind === 'expired') {
      setWaiting(undefined);
      onGone();
    }
  });

  // The notice about waiting leads is needed where nothing can be loaded any more.
  useEffect(
    () =>
      void Promise.all([import('../notices/ShellExtras.tsx'), import('../outbox/OutboxNotices.tsx')]).catch(
        () => undefined,
      ),
    [],
  );

  const waitingKey = waiting?.key;
  useEffect(() => {
    if (waitingKey === undefined) return undefined;
    const outbox = openOutbox(storefront);
    const showNotice = outbox.hideNotice(waitingKey);
    const stop = outbox.subscribe(() => update(waitingKey));
    // The state may have changed before the subscription.
    const soon = setTimeout(() => update(waitingKey));
    return () => {
      clearTimeout(soon);
      stop();
      showNotice();
    };
  }, [storefront, waitingKey]);

  return { waiting, waitFor };
};
