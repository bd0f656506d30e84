import { formFailureText } from '@dealer/core/errors';
import {
  isSettled,
  type LeadAbout,
  leadDueAt,
  type LeadEvent,
  type LeadOutcome,
  leadStep,
  type OutboxEntry,
  outboxLimits,
  type WaitReason,
  wasNeverSent,
} from '@dealer/core/enquiry';
import type { LeadLocks } from './leadLocks.ts';
import type { OutboxStore } from './outboxStore.ts';
import { type AcceptedLead, type AcceptedLeads, textHash } from '../stores/acceptedLeads.ts';
import { confirmationMs } from './whenSeen.ts';

/** What a form submits: its payload, what it is about, and the key of the form. */
export type Lead = { key: string; payload: Readonly<Record<string, unknown>>; about: LeadAbout };

/** Shown where the browser reports that it is offline, so that nothing was sent. */
const offlineMessage = 'You are offline.';

export type OutboxDeps = {
  store: OutboxStore;
  /** What the server accepted from this device: submitting the same content again sends nothing. */
  accepted: AcceptedLeads;
  locks: LeadLocks;
  send: (payload: Readonly<Record<string, unknown>>, key: string) => Promise<LeadOutcome>;
  now: () => number;
  rng: () => number;
  /** A new key, derived from the form's. */
  makeKey: (from: string) => string;
  /** Calls back after so many milliseconds; replaces the call that was scheduled before. */
  wake: (ms: number | undefined, work: () => void) => void;
  /** Whether the browser reports that there is no connection. */
  isOffline: () => boolean;
  /** Notifies the other tabs of a change. */
  announce: () => void;
  /** Runs once for each accepted lead, in the tab that sent it. */
  onAccepted: (entry: OutboxEntry, payload: Readonly<Record<string, unknown>>) => void;
  /** Runs when the shopper has seen the confirmation of a lead. */
  onConfirmed: (key: string) => void;
};

/** Receives the outcome of a lead and its key in the outbox; 'unseen' where the form that would show the outcome is closed. */
type ReportLead = (outcome: LeadOutcome, key: string) => Promise<'unseen' | void>;

export type Outbox = {
  /**
   * A lead that was reported as accepted stays stored until its confirmation was on screen (`forget`): where the page closes or reloads
   * before that, the next page confirms it. An outcome that nobody has seen is left to the notices.
   */
  submit: (lead: Lead, report?: ReportLead) => Promise<LeadOutcome>;
  /** Sends what is due, and what waits for one of these reasons. */
  run: (also?: readonly WaitReason[]) => Promise<void>;
  sendNow: (key: string) => Promise<void>;
  /** Removes a lead. A request that is under way is not cancelled. */
  forget: (key: string) => Promise<void>;
  /** The notice about an accepted lead was on screen: removes it from the device; this page shows it until it is dismissed. */
  markSeen: (key: string) => Promise<void>;
  /** Removes all leads when the visitor signs out. A request that is under way is not cancelled, and its outcome is not stored. */
  forgetAll: () => void;
  /** All leads, oldest first. */
  entries: () => OutboxEntry[];
  /** The leads that the notice at the edge of the page shows. */
  notices: () => OutboxEntry[];
  /** An open form shows the state of this lead itself: excludes it from the notices until the returned function is called. */
  hideNotice: (key: string) => () => void;
  isStored: (key: string) => boolean;
  /** Another tab changed something. */
  refresh: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** What a person typed, without the page and the visit that it was sent from. */
const contentOf = ({
  page_id: _p,
  url: _u,
  user_agent: _a,
  lead_attributes: _l,
  ...content
}: Readonly<Record<string, unknown>>): string => JSON.stringify(content);

/**
 * Sends leads reliably. A lead is stored before it is sent, sent under one key by one tab at a time, and retried until the server decides
 * or a day is over. Without Web Locks two tabs may send the same lead; the key makes that harmless.
 */
export const createOutbox = ({
  store,
  accepted,
  locks,
  send,
  now,
  rng,
  makeKey,
  wake,
  isOffline,
  announce,
  onAccepted,
  onConfirmed,
}: OutboxDeps): Outbox => {
  const listeners = new Set<() => void>();
  /** Submissions under way, by the form's key: a second press on Send joins the first. */
  const submitting = new Map<string, Promise<LeadOutcome>>();
  /** The last error message of each lead, for the open form. */
  const lastErrors = new Map<string, string>();
  /** How many forms and pages show the state of a lead themselves. */
  const hidden = new Map<string, number>();
  /** Accepted leads whose notice was on screen and is not dismissed yet. */
  const seen = new Map<string, OutboxEntry>();
  /** The key that a form's lead is sent under, where it is not the form's own. */
  const sentAs = new Map<string, string>();

  const schedule = (): void => {
    const time = now();
    const due = store.all().flatMap((entry) => leadDueAt(entry, time, { isAlone: false }) ?? []);
    wake(due.length === 0 ? undefined : Math.max(50, Math.min(...due) - time), () => void run());
  };
  const notify = (): void => {
    schedule();
    for (const listener of listeners) listener();
  };
  const changed = (): void => {
    announce();
    notify();
  };
  const step = (entry: OutboxEntry, event: LeadEvent): OutboxEntry => {
    const next = leadStep(entry, event, { now: now(), rng });
    if (next !== entry) store.write(next);
    return next;
  };

  const hideNotice = (key: string): (() => void) => {
    hidden.set(key, (hidden.get(key) ?? 0) + 1);
    return () => {
      hidden.set(key, (hidden.get(key) ?? 0) - 1);
      notify();
    };
  };

  /** The server has another lead under this key: gives this one a new key. */
  const replaceKey = (entry: OutboxEntry): string => {
    const own = makeKey(entry.key);
    store.write({ ...entry, key: own, state: { kind: 'queued' } });
    store.remove(entry.key);
    for (const [form, key] of sentAs) if (key === entry.key) sentAs.set(form, own);
    sentAs.set(entry.key, own);
    // Until its form, or the page that confirms it, hides the new key.
    setTimeout(hideNotice(own), confirmationMs);
    return own;
  };

  /** Sends a lead once. Undefined where another tab is sending it, or where it was removed. */
  const attempt = (
    key: string,
    { isRequested, hasNewKey = false }: { isRequested: boolean; hasNewKey?: boolean },
  ): Promise<OutboxEntry | undefined> =>
    locks.run(key, async () => {
      const stored = store.read(key);
      if (!stored || isSettled(stored)) return stored;
      const entry = step(stored, { kind: 'look' });
      const due = leadDueAt(entry, now(), { isAlone: locks.isExclusive });
      const isSentElsewhere = entry.state.kind === 'sending' && !locks.isExclusive;
      if (due === undefined || (due > now() && (!isRequested || isSentElsewhere))) {
        if (entry !== stored) changed();
        return entry;
      }
      const sent = step(entry, { kind: 'start' });
      changed();
      const answer = await send(sent.payload ?? {}, key).catch(
        (): LeadOutcome => ({ kind: 'retry', because: 'fault', message: formFailureText({ isRefusal: false }) }),
      );
      // The visitor signed out during the request: the outcome still counts, but nothing is stored again.
      const isGone = store.read(key) === undefined;
      if (answer.kind === 'conflict' && !hasNewKey && !isGone)
        return attempt(replaceKey(sent), { isRequested: true, hasNewKey: true });
      const answered = isGone
        ? leadStep(sent, { kind: 'answer', answer }, { now: now(), rng })
        : step(sent, { kind: 'answer', answer });
      if (answer.kind === 'retry') lastErrors.set(key, answer.message);
      if (answer.kind === 'accepted') {
        accepted.add({ key, mark: textHash(contentOf(sent.payload ?? {})), leadId: answer.leadId });
        // A visitor who has signed out is not remembered.
        onAccepted(answered, isGone ? {} : (sent.payload ?? {}));
      }
      changed();
      return answered;
    });

  const run = async (also: readonly WaitReason[] = []): Promise<void> => {
    await Promise.all(
      store.all().map(async (entry) => {
        const due = leadDueAt(entry, now(), { isAlone: locks.isExclusive });
        const isRequested = entry.state.kind === 'waiting' && also.includes(entry.state.because);
        if (due !== undefined && (isRequested || due <= now())) await attempt(entry.key, { isRequested });
      }),
    );
    schedule();
  };

  /** Stores the lead of a form; returns its key in the outbox. */
  const enqueue = ({ key, payload, about }: Lead): string => {
    const sendKey = sentAs.get(key) ?? key;
    const content = contentOf(payload);
    // The same content waits already, from this form or from the form before a reload.
    const same = store.all().find((entry) => !isSettled(entry) && contentOf(entry.payload ?? {}) === content);
    if (same) {
      if (same.key !== key) sentAs.set(key, same.key);
      return same.key;
    }
    const before = store.read(sendKey);
    // Content that the server may have received stays under its key; changed content is another lead.
    const isUnused =
      before === undefined ? accepted.find(sendKey) === undefined : !isSettled(before) && wasNeverSent(before);
    const own = isUnused ? sendKey : makeKey(key);
    if (own !== key) sentAs.set(key, own);
    store.write({
      key: own,
      queuedAt: now(),
      about,
      payload,
      state: isOffline()
        ? { kind: 'waiting', attempts: 0, because: 'offline', until: now() + outboxLimits.longestWait }
        : { kind: 'queued' },
    });
    return own;
  };

  const notices = (): OutboxEntry[] =>
    [...seen.values(), ...store.all().filter(({ key }) => !seen.has(key))].filter(
      ({ key, state }) =>
        !((hidden.get(key) ?? 0) > 0 || state.kind === 'queued' || (state.kind === 'sending' && state.attempt === 1)),
    );

  const sendQueued = async (lead: Lead, key: string): Promise<{ outcome: LeadOutcome; key: string }> => {
    changed();
    const tried = isOffline() ? undefined : await attempt(key, { isRequested: true });
    const entry = store.read(key) ?? tried;
    if (!entry)
      return {
        outcome: {
          kind: 'refused',
          message: 'This was discarded in another window. Send it again if you want it sent.',
        },
        key,
      };
    const { state } = entry;
    // A corrected lead is a new one to the server.
    if (state.kind === 'refused') sentAs.set(lead.key, makeKey(lead.key));
    if (state.kind === 'accepted' || state.kind === 'refused') return { outcome: state, key: entry.key };
    return {
      outcome: {
        kind: 'retry',
        because: state.kind === 'waiting' ? state.because : 'fault',
        message: lastErrors.get(entry.key) ?? offlineMessage,
      },
      key: entry.key,
    };
  };
  const remove = (key: string): void => {
    const isConfirmed = store.read(key)?.state.kind === 'accepted';
    store.remove(key);
    if (isConfirmed) onConfirmed(key);
    changed();
  };
  /** The accepted lead with the same content: under this form's key, or under any key that is not confirmed yet. */
  const acceptedBefore = ({ key, payload }: Lead): AcceptedLead | undefined => {
    const mark = textHash(contentOf(payload));
    const unconfirmed = store.all().flatMap((entry) => (entry.state.kind === 'accepted' ? entry.key : []));
    return [sentAs.get(key) ?? key, ...unconfirmed].map(accepted.find).find((lead) => lead?.mark === mark);
  };
  const submit = async (lead: Lead, report?: ReportLead): Promise<LeadOutcome> => {
    const before = acceptedBefore(lead);
    const queued = before?.key ?? enqueue(lead);
    const showNotice = hideNotice(queued);
    const { outcome, key } = before
      ? { outcome: { kind: 'accepted' as const, leadId: before.leadId }, key: before.key }
      : await sendQueued(lead, queued);
    let isSeen = true;
    try {
      isSeen = (await report?.(outcome, key)) !== 'unseen';
    } finally {
      // The page that confirms a lead hides its notice from its first render, which may follow the navigation by a moment.
      if (outcome.kind === 'accepted' && report && isSeen) setTimeout(showNotice, confirmationMs);
      else showNotice();
    }
    if ((outcome.kind === 'refused' && isSeen) || (outcome.kind === 'accepted' && !report)) remove(key);
    return outcome;
  };

  return {
    submit: (lead, report) => {
      const running = submitting.get(lead.key) ?? submit(lead, report).finally(() => submitting.delete(lead.key));
      submitting.set(lead.key, running);
      return running;
    },
    run,
    sendNow: async (key) => void (await attempt(key, { isRequested: true })),
    forget: async (key) => {
      seen.delete(key);
      await locks.run(key, async () => remove(key));
      notify();
    },
    markSeen: async (key) => {
      const entry = store.read(key);
      if (entry?.state.kind !== 'accepted') return;
      seen.set(key, entry);
      await locks.run(key, async () => remove(key));
    },
    forgetAll: () => {
      for (const { key } of store.all()) store.remove(key);
      for (const map of [lastErrors, sentAs, seen]) map.clear();
      accepted.clear();
      changed();
    },
    entries: store.all,
    notices,
    hideNotice,
    isStored: store.isStored,
    refresh: notify,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
