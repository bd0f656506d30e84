import type { StorefrontDeps } from '../boot/storefront.ts';
import { createTakenStore } from '../outbox/takenStore.ts';
import { codeStepName } from '../pages/signIn/codeStepStore.ts';
import { createUserDetailsStore } from '../person/userDetailsStore.ts';
import { removeStored } from '../stores/removeStored.ts';
import { storedKeys } from '../stores/storedKeys.ts';
import { createDrafts, formKeyOf } from './createDrafts.ts';
import type { Drafts } from './createDrafts.ts';

/** Looked after so often while something is kept. */
const sweepMs = 3_600_000;

export type PageDrafts = Drafts & {
  /** Forgets the person in this tab and tells the others. */
  forgetPerson: () => void;
};

/**
 * The drafts of this page, made once: wired to the tab's storage and the clock, and to the other tabs, where the visitor may sign out.
 *
 * @example
 * const draft = openDrafts(useStorefront()).open('7:Test Drive');
 */
export const openDrafts = (
  storefront: Pick<StorefrontDeps, 'keep' | 'session' | 'local' | 'now' | 'stores'>,
): PageDrafts =>
  storefront.keep('drafts', () => {
    const { session, local, now, stores } = storefront;
    const taken = createTakenStore({ ...local, now });
    // A lead that the outbox still has was not confirmed yet: its draft and key are kept until it is.
    const outboxStart = `${local.prefix}outbox:`;
    const isUnconfirmed = (key: string): boolean =>
      storedKeys(local.storage, outboxStart).some((name) => formKeyOf(name.slice(outboxStart.length)) === key);
    const drafts = createDrafts({
      ...session,
      now,
      makeKey: () => crypto.randomUUID(),
      isTaken: (key) => taken.has(key) && !isUnconfirmed(key),
    });
    const userDetails = createUserDetailsStore({ ...local, now });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      const waits = [drafts.sweep(), userDetails.sweep()].filter((wait) => wait !== undefined);
      timer = waits.length === 0 ? undefined : setTimeout(look, Math.max(1, Math.min(...waits, sweepMs)));
    };
    const forgetHere = (): void => {
      drafts.forgetAll();
      for (const name of ['last-success', codeStepName]) removeStored(session.storage, session.prefix + name);
      userDetails.forget();
      stores.visit.forgetCampaign();
    };
    // A server that writes the page has no tabs, and nothing to forget.
    const hasTabs = typeof document !== 'undefined' && typeof BroadcastChannel !== 'undefined';
    const channel = hasTabs ? new BroadcastChannel(`${local.prefix}person`) : undefined;
    channel?.addEventListener('message', forgetHere);
    if (typeof document !== 'undefined') {
      // A page that slept, in the background or in the browser's cache of pages, looks at the clock when it wakes.
      document.addEventListener('visibilitychange', look);
      addEventListener('pageshow', look);
      look();
    }
    return {
      ...drafts,
      open: (id) => {
        const draft = drafts.open(id);
        return {
          ...draft,
          write: (values) => {
            const isKept = draft.write(values);
            if (isKept && timer === undefined) look();
            return isKept;
          },
        };
      },
      forgetPerson: () => {
        forgetHere();
        channel?.postMessage('forget');
      },
    };
  });
