import { isSettled, leadDueAt, leadStep, outboxLimits, wasNeverSent } from '@dealer/core/outbox';
import type { LeadAbout, LeadAnswer, LeadEvent, OutboxEntry, WaitReason } from '@dealer/core/outbox';
import type { LeadLocks } from './leadLocks.ts';
import type { OutboxStore } from './outboxStore.ts';
import { wordsMark } from './takenStore.ts';
import type { Taken, TakenStore } from './takenStore.ts';
import { confirmationMs } from './whenSeen.ts';

/** What a form hands over: its words, what they are about, and the key of this press on Send. */
export type Lead = { key: string; payload: Readonly<Record<string, unknown>>; about: LeadAbout };

/** What the shopper is told. `entryKey` names the lead in the outbox. */
export type LeadNews =
  | { kind: 'accepted'; leadId: string }
  | { kind: 'refused'; message: string }
  | {
      kind: 'waiting';
      entry: OutboxEntry;
      isKept: boolean /** What went wrong, where a try was made. */;
      message?: string;
    };

export type OutboxDeps = {
  store: OutboxStore;
  /** What the server took from this device: pressing again with the same words sends nothing. */
  taken: TakenStore;
  locks: LeadLocks;
  /** `conflict`: the server has other words under this key. */
  send: (
    payload: Readonly<Record<string, unknown>>,
    key: string,
  ) => Promise<LeadAnswer | { readonly kind: 'conflict'; readonly message: string }>;
  now: () => number;
  rng: () => number;
  /** A key of its own, made of the form's. */
  makeKey: (from: string) => string;
  /** Calls back after so many milliseconds, instead of what it was asked before. */
  wake: (ms: number | undefined, work: () => void) => void;
  /** The browser says that there is no connection. */
  isOffline: () => boolean;
  /** Tells the other tabs that something changed. */
  announce: () => void;
  /** Once for each lead that the server took, in the tab that sent it. */
  onAccepted: (entry: OutboxEntry, payload: Readonly<Record<string, unknown>>) => void;
  /** The shopper has seen that the server took this lead. */
  onConfirmed: (key: string) => void;
};

export type Outbox = {
  /**
   * `tell` reports the outcome to the shopper; `key` names the lead in the outbox. A lead that `tell` reports as accepted stays stored
   * until the confirmation was on screen (`forget`): a page that closes or reloads before that leaves it to the next page.
   */
  submit: (lead: Lead, tell?: (news: LeadNews, key: string) => Promise<void>) => Promise<LeadNews>;
  /** Sends what is due, and what waits for one of these reasons. */
  run: (also?: readonly WaitReason[]) => Promise<void>;
  sendNow: (key: string) => Promise<void>;
  /** Forgets a lead that waits, or what became of one. One that is being sent is not called back. */
  forget: (key: string) => Promise<void>;
  /** The notice about an accepted lead was on screen: the device forgets the lead, this page shows it until it is dismissed. */
  seen: (key: string) => Promise<void>;
  /** Forgets all leads, whatever they wait for: the person is gone. One that is on its way is not called back, and nothing of it is put back. */
  forgetAll: () => void;
  /** All that is under way, oldest first. */
  entries: () => OutboxEntry[];
  /** What the shopper is to be told of at the edge of the page: what waits, and what became of it; not what an open form tells. */
  news: () => OutboxEntry[];
  /** An open form tells of this lead itself, until it lets go. */
  hold: (key: string) => () => void;
  isKept: (key: string) => boolean;
  /** Another tab changed something. */
  refresh: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** What a person typed, without where they were when they pressed. */
const wordsOf = ({
  page_id: _p,
  url: _u,
  user_agent: _a,
  lead_attributes: _l,
  ...words
}: Readonly<Record<string, unknown>>): string => JSON.stringify(words);

/**
 * Leads on their way: stored before they are sent, sent under one key by one tab at a time (without Web Locks two tabs may send the same
 * lead, which the key makes harmless), tried again until the server decides or their day is over.
 *
 * @example
 * const news = await outbox.submit({ key: draft.key, payload, about });
 * if (news.kind === 'accepted') await navigate('/success');
 */
export const createOutbox = ({
  store,
  taken,
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
  const pressed = new Map<string, Promise<LeadNews>>();
  /** What went wrong last, by key; for the form that is open. */
  const troubles = new Map<string, string>();
  const held = new Map<string, number>();
  /** Accepted leads that were on screen and that nobody has dismissed yet. */
  const shown = new Map<string, OutboxEntry>();
  /** The key under which a form's words travel, where it is not the form's own any more. */
  const movedTo = new Map<string, string>();

  const schedule = (): void => {
    const time = now();
    const due = store.all().flatMap((entry) => leadDueAt(entry, time, { isAlone: false }) ?? []);
    wake(due.length === 0 ? undefined : Math.max(50, Math.min(...due) - time), () => void run());
  };
  const tell = (): void => {
    schedule();
    for (const listener of listeners) listener();
  };
  const changed = (): void => {
    announce();
    tell();
  };
  const step = (entry: OutboxEntry, event: LeadEvent): OutboxEntry => {
    const next = leadStep(entry, event, { now: now(), rng });
    if (next !== entry) store.write(next);
    return next;
  };

  const hold = (key: string): (() => void) => {
    held.set(key, (held.get(key) ?? 0) + 1);
    return () => {
      held.set(key, (held.get(key) ?? 0) - 1);
      tell();
    };
  };

  /** The server has other words under this key: these are a lead of their own. */
  const moveToOwnKey = (entry: OutboxEntry): string => {
    const own = makeKey(entry.key);
    store.write({ ...entry, key: own, state: { kind: 'queued' } });
    store.remove(entry.key);
    for (const [form, key] of movedTo) if (key === entry.key) movedTo.set(form, own);
    movedTo.set(entry.key, own);
    // Until its form, or the page that confirms it, holds the new key.
    setTimeout(hold(own), confirmationMs);
    return own;
  };

  /** One try. Undefined where another tab has the lead, or nobody has it any more. */
  const attempt = (
    key: string,
    { isAsked, isMoved = false }: { isAsked: boolean; isMoved?: boolean },
  ): Promise<OutboxEntry | undefined> =>
    locks.run(key, async () => {
      const stored = store.read(key);
      if (!stored || isSettled(stored)) return stored;
      const looked = step(stored, { kind: 'look' });
      const due = leadDueAt(looked, now(), { isAlone: locks.isExclusive });
      const isOthers = looked.state.kind === 'sending' && !locks.isExclusive;
      if (due === undefined || (due > now() && (!isAsked || isOthers))) {
        if (looked !== stored) changed();
        return looked;
      }
      const sent = step(looked, { kind: 'start' });
      changed();
      const said = await send(sent.payload ?? {}, key).catch((): LeadAnswer => ({ kind: 'retry', because: 'fault' }));
      // Forgotten meanwhile, with all that the site stored: what the server said still counts, but nothing is put back.
      const isGone = store.read(key) === undefined;
      if (said.kind === 'conflict' && !isMoved && !isGone)
        return attempt(moveToOwnKey(sent), { isAsked: true, isMoved: true });
      const answer: LeadAnswer = said.kind === 'conflict' ? { kind: 'refused', message: said.message } : said;
      const answered = isGone
        ? leadStep(sent, { kind: 'answer', answer }, { now: now(), rng })
        : step(sent, { kind: 'answer', answer });
      if (answer.kind === 'retry' && answer.message !== undefined) troubles.set(key, answer.message);
      if (answer.kind === 'accepted') {
        taken.add({ key, mark: wordsMark(wordsOf(sent.payload ?? {})), leadId: answer.leadId });
        // Whoever signed out meanwhile is not remembered by it.
        onAccepted(answered, isGone ? {} : (sent.payload ?? {}));
      }
      changed();
      return answered;
    });

  const run = async (also: readonly WaitReason[] = []): Promise<void> => {
    await Promise.all(
      store.all().map(async (entry) => {
        const due = leadDueAt(entry, now(), { isAlone: locks.isExclusive });
        const isWanted = entry.state.kind === 'waiting' && also.includes(entry.state.because);
        if (due !== undefined && (isWanted || due <= now())) await attempt(entry.key, { isAsked: isWanted });
      }),
    );
    schedule();
  };

  const enter = ({ key, payload, about }: Lead): string => {
    const travels = movedTo.get(key) ?? key;
    const words = wordsOf(payload);
    // The same words wait already, for this form or, after a reload, for what it was.
    const same = store.all().find((entry) => !isSettled(entry) && wordsOf(entry.payload ?? {}) === words);
    if (same) {
      if (same.key !== key) movedTo.set(key, same.key);
      return same.key;
    }
    const before = store.read(travels);
    // Words that the server may hold, or has refused, keep their key: changed ones are a lead of their own.
    const isFresh =
      before === undefined ? taken.find(travels) === undefined : !isSettled(before) && wasNeverSent(before);
    const own = isFresh ? travels : makeKey(key);
    if (own !== key) movedTo.set(key, own);
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

  const news = (): OutboxEntry[] =>
    [...shown.values(), ...store.all().filter(({ key }) => !shown.has(key))].filter(
      ({ key, state }) =>
        !((held.get(key) ?? 0) > 0 || state.kind === 'queued' || (state.kind === 'sending' && state.attempt === 1)),
    );

  const sendEntered = async (lead: Lead, key: string): Promise<{ said: LeadNews; key: string }> => {
    changed();
    const tried = isOffline() ? undefined : await attempt(key, { isAsked: true });
    const entry = store.read(key) ?? tried;
    if (!entry)
      return {
        said: { kind: 'refused', message: 'This was discarded in another window. Send it again if you want it sent.' },
        key,
      };
    // What was refused and corrected is new to the server.
    if (entry.state.kind === 'refused') movedTo.set(lead.key, makeKey(lead.key));
    if (entry.state.kind === 'accepted' || entry.state.kind === 'refused') return { said: entry.state, key: entry.key };
    const message = troubles.get(entry.key);
    return {
      said: { kind: 'waiting', entry, isKept: store.isKept(entry.key), ...(message === undefined ? {} : { message }) },
      key: entry.key,
    };
  };
  const remove = (key: string): void => {
    const isConfirmed = store.read(key)?.state.kind === 'accepted';
    store.remove(key);
    if (isConfirmed) onConfirmed(key);
    changed();
  };
  /** The same words that the server has: under this form's key, or under any key while the shopper has not seen that they were sent. */
  const takenBefore = ({ key, payload }: Lead): Taken | undefined => {
    const mark = wordsMark(wordsOf(payload));
    const unconfirmed = store.all().flatMap((entry) => (entry.state.kind === 'accepted' ? entry.key : []));
    return [movedTo.get(key) ?? key, ...unconfirmed].map(taken.find).find((one) => one?.mark === mark);
  };
  const submit = async (lead: Lead, tellForm?: (news: LeadNews, key: string) => Promise<void>): Promise<LeadNews> => {
    const before = takenBefore(lead);
    const entered = before?.key ?? enter(lead);
    const letGo = hold(entered);
    const { said, key } = before
      ? { said: { kind: 'accepted' as const, leadId: before.leadId }, key: before.key }
      : await sendEntered(lead, entered);
    try {
      await tellForm?.(said, key);
    } finally {
      // The page that confirms a lead holds it from its first render, which may come a moment after its navigation.
      if (said.kind === 'accepted' && tellForm) setTimeout(letGo, confirmationMs);
      else letGo();
    }
    if (said.kind === 'refused' || (said.kind === 'accepted' && !tellForm)) remove(key);
    return said;
  };

  return {
    submit: (lead, tellForm) => {
      const running = pressed.get(lead.key) ?? submit(lead, tellForm).finally(() => pressed.delete(lead.key));
      pressed.set(lead.key, running);
      return running;
    },
    run,
    sendNow: async (key) => void (await attempt(key, { isAsked: true })),
    forget: async (key) => {
      shown.delete(key);
      await locks.run(key, async () => remove(key));
      tell();
    },
    seen: async (key) => {
      const entry = store.read(key);
      if (entry?.state.kind !== 'accepted') return;
      shown.set(key, entry);
      await locks.run(key, async () => remove(key));
    },
    forgetAll: () => {
      for (const { key } of store.all()) store.remove(key);
      for (const known of [troubles, movedTo, shown]) known.clear();
      taken.forget();
      changed();
    },
    entries: store.all,
    news,
    hold,
    isKept: store.isKept,
    refresh: tell,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
