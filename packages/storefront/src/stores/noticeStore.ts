import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

/** What the visitor must hear, wherever they are: one at a time (specification section 4). `about` names the vehicle, where it is one; of `signedOut`, what was given up. */
export type Notice = { kind: 'notKept' | 'full' | 'saved' | 'removed' | 'signedOut'; about: string };

/** `asksConsent`: for the first time, or because the visitor wants to answer again. `hasLeads`: enquiries wait to be sent, or the visitor has not heard yet what became of them. */
export type NoticeStore = StoreApi<{ notice: Notice | null; hasLeads: boolean; asksConsent: 'first' | 'again' | null }>;

/**
 * Holds what is said at the edge of the screen; a newer notice takes the place of an older one.
 *
 * @example
 * createNoticeStore().setState({ notice: { kind: 'full', about: '2021 Toyota Hilux' } });
 */
export const createNoticeStore = (): NoticeStore =>
  createStore(() => ({ notice: null, hasLeads: false, asksConsent: null }));
