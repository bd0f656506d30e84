import { submitLead } from '@dealer/api/leads';
import { analyticsName } from '@dealer/core/analytics';
import { retryAfterMs } from '@dealer/core/outbox';
import type { Storefront } from '../boot/storefront.ts';
import { openDrafts } from '../enquiry/openDrafts.ts';
import { rememberPerson } from '../person/rememberPerson.ts';
import { createOutbox } from './createOutbox.ts';
import type { Outbox, OutboxDeps } from './createOutbox.ts';
import { leadLocks } from './leadLocks.ts';
import { createOutboxStore } from './outboxStore.ts';
import { createTakenStore } from './takenStore.ts';

/** Another tab hears of changes at once; where there is no such channel, by the browser's word about storage. */
const channelOf = (name: string, heard: () => void): { announce: () => void } => {
  if (typeof BroadcastChannel === 'undefined') {
    addEventListener('storage', ({ key }) => (key === null || key.startsWith(`${name}:`) ? heard() : undefined));
    return { announce: () => undefined };
  }
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', heard);
  // Nothing of the lead itself is said here.
  return { announce: () => channel.postMessage('changed') };
};

/**
 * The outbox of this page, made once: wired to the browser's storage, locks, connection and clock, and to the notice in the shell.
 *
 * @example
 * const outbox = openOutbox(useStorefront());
 */
export const openOutbox = (
  storefront: Pick<Storefront, 'keep' | 'session' | 'local' | 'api' | 'events' | 'stores' | 'now' | 'rng'>,
): Outbox =>
  storefront.keep('outbox', () => {
    const { local, api, events, stores, now, rng } = storefront;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send: OutboxDeps['send'] = async (payload, key) => {
      const outcome = await submitLead(api, payload, { idempotencyKey: key });
      if (outcome.kind !== 'retryable') return outcome;
      const pause = retryAfterMs(outcome.retryAfter, now());
      return {
        kind: 'retry',
        because: outcome.because,
        message: outcome.message,
        ...(pause === undefined ? {} : { retryAfterMs: pause }),
      };
    };
    const outbox = createOutbox({
      store: createOutboxStore(local),
      taken: createTakenStore({ ...local, now }),
      locks: leadLocks(navigator.locks as LockManager | undefined, local.prefix),
      send,
      now,
      rng,
      makeKey: (from) => `${from}.${crypto.randomUUID()}`,
      wake: (ms, work) => {
        clearTimeout(timer);
        // Timers of browsers count to 2^31.
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
        // The form starts empty again, also where it was closed meanwhile.
        openDrafts(storefront).sent(key);
      },
      onConfirmed: (key) => openDrafts(storefront).finished(key),
    });
    const channel = channelOf(`${local.prefix}outbox`, outbox.refresh);
    const show = (): void => {
      const hasWord = outbox.news().length > 0;
      if (stores.notices.getState().hasLeads !== hasWord) stores.notices.setState({ hasLeads: hasWord });
    };
    outbox.subscribe(show);
    addEventListener('online', () => void outbox.run(['offline']));
    addEventListener('pageshow', () => void outbox.run(['offline']));
    document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && outbox.run()));
    addEventListener('beforeunload', (event) => {
      // Only this page holds it: leaving would lose it.
      if (outbox.entries().some(({ key, payload }) => payload !== undefined && !outbox.isKept(key)))
        event.preventDefault();
    });
    show();
    // Somebody is here again: what waited for a connection, or for the server to recover, is tried at once.
    void outbox.run(['offline', 'fault']);
    return outbox;
  });
