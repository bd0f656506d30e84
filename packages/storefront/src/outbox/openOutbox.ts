import { submitLead } from '@dealer/api/leads';
import { analyticsName } from '@dealer/core/analytics';
import type { Storefront } from '../boot/storefront.ts';
import { openDrafts } from '../drafts/openDrafts.ts';
import { rememberPerson } from './rememberPerson.ts';
import { newKey } from '../stores/newKey.ts';
import { createAcceptedLeads } from '../stores/acceptedLeads.ts';
import { createOutbox, type Outbox } from './createOutbox.ts';
import { leadLocks } from './leadLocks.ts';
import { createOutboxStore } from './outboxStore.ts';

/** Notifies other tabs of changes: by a broadcast channel, else by the browser's storage event. */
const openChannel = (name: string, onChange: () => void): { announce: () => void } => {
  if (typeof BroadcastChannel === 'undefined') {
    addEventListener('storage', ({ key }) => (key === null || key.startsWith(`${name}:`) ? onChange() : undefined));
    return { announce: () => undefined };
  }
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', onChange);
  // The message carries nothing of the lead.
  return { announce: () => channel.postMessage('changed') };
};

/** The outbox of this page, created once and connected to the browser's storage, locks, connection and clock. */
export const openOutbox = (
  storefront: Pick<Storefront, 'once' | 'session' | 'local' | 'api' | 'events' | 'stores' | 'now' | 'rng'>,
): Outbox =>
  storefront.once('outbox', () => {
    const { local, api, events, stores, now, rng } = storefront;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const outbox = createOutbox({
      store: createOutboxStore(local),
      accepted: createAcceptedLeads({ ...local, now }),
      locks: leadLocks(navigator.locks as LockManager | undefined, local.prefix),
      send: (payload, key) => submitLead(api, payload, { idempotencyKey: key, now }),
      now,
      rng,
      makeKey: (from) => `${from}.${newKey()}`,
      wake: (ms, work) => {
        clearTimeout(timer);
        // Browsers run a timer of more than 2^31 ms at once.
        timer = ms === undefined ? undefined : setTimeout(work, Math.min(ms, 3_600_000));
      },
      isOffline: () => navigator.onLine === false,
      announce: () => channel.announce(),
      onAccepted: ({ key, about: { eventId, carId } }, payload) => {
        rememberPerson(payload, storefront);
        events.emit({
          kind: 'analytics',
          id: eventId,
          name: analyticsName(eventId),
          ...(carId === undefined ? {} : { carId }),
        });
        // The form starts empty, also where it has been closed.
        openDrafts(storefront).sent(key);
      },
      onConfirmed: (key) => openDrafts(storefront).finished(key),
    });
    const channel = openChannel(`${local.prefix}outbox`, outbox.refresh);
    const showNotices = (): void => {
      const hasLeads = outbox.notices().length > 0;
      if (stores.notices.getState().hasLeads !== hasLeads) stores.notices.setState({ hasLeads });
    };
    outbox.subscribe(showNotices);
    addEventListener('online', () => void outbox.run(['offline']));
    addEventListener('pageshow', () => void outbox.run(['offline']));
    document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && outbox.run()));
    addEventListener('beforeunload', (event) => {
      // Leaving the page would lose a lead that could not be stored.
      if (outbox.entries().some(({ key, payload }) => payload !== undefined && !outbox.isStored(key)))
        event.preventDefault();
    });
    showNotices();
    // On a new page, retry at once what waited for a connection or for the server to recover.
    void outbox.run(['offline', 'fault']);
    return outbox;
  });
