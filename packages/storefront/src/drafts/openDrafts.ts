import type { StorefrontDeps } from '../boot/storefront.ts';
import { createAcceptedLeads } from '../stores/acceptedLeads.ts';
import { codeStepName } from '../stores/codeStepStore.ts';
import { createUserDetailsStore } from '../stores/userDetailsStore.ts';
import { newKey } from '../stores/newKey.ts';
import { removeStored, storedKeys } from '../stores/persisted.ts';
import { createDrafts, type Drafts, formKeyOf } from './createDrafts.ts';

/** Old drafts are removed at least this often while there are any. */
const sweepMs = 3_600_000;

type PageDrafts = Drafts & {
  /** Removes the visitor's data in this tab and in the others. */
  forgetPerson: () => void;
};

/**
 * The drafts of this page, created once and connected to the tab's storage and the clock, and to the other tabs, where the visitor may
 * sign out.
 */
export const openDrafts = (
  storefront: Pick<StorefrontDeps, 'once' | 'session' | 'local' | 'now' | 'stores'>,
): PageDrafts =>
  storefront.once('drafts', () => {
    const { session, local, now, stores } = storefront;
    const accepted = createAcceptedLeads({ ...local, now });
    // A lead that is still in the outbox is not confirmed yet: its draft and key stay until it is.
    const outboxStart = `${local.prefix}outbox:`;
    const isUnconfirmed = (key: string): boolean =>
      storedKeys(local.storage, outboxStart).some((name) => formKeyOf(name.slice(outboxStart.length)) === key);
    const drafts = createDrafts({
      ...session,
      now,
      makeKey: newKey,
      isAccepted: (key) => accepted.has(key) && !isUnconfirmed(key),
    });
    const userDetails = createUserDetailsStore({ ...local, now });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sweep = (): void => {
      clearTimeout(timer);
      const waits = [drafts.sweep(), userDetails.sweep()].filter((wait) => wait !== undefined);
      timer = waits.length === 0 ? undefined : setTimeout(sweep, Math.max(1, Math.min(...waits, sweepMs)));
    };
    const forgetHere = (): void => {
      drafts.forgetAll();
      for (const name of ['last-success', codeStepName]) removeStored(session.storage, session.prefix + name);
      userDetails.forget();
      stores.visit.forgetCampaign();
    };
    // On a server that renders the page there are no tabs and no data of a visitor.
    const hasTabs = typeof document !== 'undefined' && typeof BroadcastChannel !== 'undefined';
    const channel = hasTabs ? new BroadcastChannel(`${local.prefix}person`) : undefined;
    channel?.addEventListener('message', forgetHere);
    if (typeof document !== 'undefined') {
      // Timers stop in a page in the background or in the back/forward cache: check the clock when it comes back.
      document.addEventListener('visibilitychange', sweep);
      addEventListener('pageshow', sweep);
      sweep();
    }
    return {
      ...drafts,
      open: (id) => {
        const draft = drafts.open(id);
        return {
          ...draft,
          write: (values) => {
            const isStored = draft.write(values);
            if (isStored && timer === undefined) sweep();
            return isStored;
          },
        };
      },
      forgetPerson: () => {
        forgetHere();
        channel?.postMessage('forget');
      },
    };
  });
