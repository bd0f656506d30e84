import { createStore, type StoreApi } from 'zustand/vanilla';

/** A message at the edge of the page, one at a time. `about` names the vehicle; for `signedOut` it states what was discarded. */
export type Notice = { kind: 'notStored' | 'full' | 'saved' | 'removed' | 'signedOut'; about: string };

/** `consentPrompt`: shown for the first time, or because the visitor wants to change the answer. `hasLeads`: enquiries wait, or their outcome was not seen yet. */
export type NoticeStore = StoreApi<{
  notice: Notice | null;
  hasLeads: boolean;
  consentPrompt: 'first' | 'again' | null;
}>;

/** The messages at the edge of the screen; a newer notice replaces an older one. */
export const createNoticeStore = (): NoticeStore =>
  createStore(() => ({ notice: null, hasLeads: false, consentPrompt: null }));
