import { personKeptMs } from '@dealer/core/limits';
import * as z from 'zod/mini';
import { persisted } from '../stores/persisted.ts';
import type { KeyValueStorage } from '../stores/persisted.ts';
import { removeStored } from '../stores/removeStored.ts';
import { storedKeys } from '../stores/storedKeys.ts';

/** Who the visitor is: typed once, offered to every form. */
export type DraftDetails = { name?: string; lastName?: string; email?: string; phone?: string; postcode?: string };

const detailNames = ['name', 'lastName', 'email', 'phone', 'postcode'] as const;

const draftSchema = z.object({
  values: z.record(z.string(), z.unknown()),
  key: z.string().check(z.minLength(1), z.maxLength(100)),
  savedAt: z.number(),
});

type Draft = z.infer<typeof draftSchema>;

/** One form's draft, as the form sees it. */
export type OpenDraft = {
  values: Readonly<Record<string, unknown>>;
  key: string;
  /** Keeps what stands in the form now; whether it outlives the page. */
  write: (values: object) => boolean;
  /** The visitor does not want it any more. */
  forget: () => void;
};

export type Drafts = {
  open: (id: string) => OpenDraft;
  /** What was last typed about the visitor, in whichever form. */
  details: () => DraftDetails;
  /** The server took the lead of this key, or of one that was made of it: this page starts the form empty again. The tab keeps the draft until the lead is confirmed. */
  sent: (key: string) => void;
  /** The shopper has seen that the lead of this key was sent, or has discarded it: its draft goes. */
  finished: (key: string) => void;
  /** Forgets all of it, also what forms that are still open would write. */
  forgetAll: () => void;
  /** Forgets what is too old or cannot be read; milliseconds until the next one is too old. */
  sweep: () => number | undefined;
};

export type DraftsDeps = {
  /** Of the tab: two tabs never write over one another's. */
  storage: KeyValueStorage;
  prefix: string;
  now: () => number;
  makeKey: () => string;
  /** The server took this draft already, perhaps by way of another tab. */
  isTaken?: (key: string) => boolean;
};

/** Another version's draft is as good as none. */
const version = 1;

/** Who the visitor is after they typed these values: what a form does not ask for stays, what they cleared goes. */
const detailsAfter = (before: DraftDetails, values: Readonly<Record<string, unknown>>): DraftDetails =>
  Object.fromEntries(
    detailNames.flatMap((name) => {
      const value = values[name] ?? before[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );

/**
 * The key of the form that a lead came from: a form sends under its own key, or under one that was made of it.
 *
 * @example
 * formKeyOf('7f0c.made') // => '7f0c'
 */
export const formKeyOf = (key: string): string => key.split('.')[0] ?? key;

const withoutDetails = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !(detailNames as readonly string[]).includes(name)));

/**
 * What was typed into forms and not sent yet: in this page, and in the storage of its tab, so that reloading and restoring the tab
 * lose nothing. What is a day old is forgotten; where storage is full or forbidden the page alone remembers.
 *
 * @example
 * const draft = createDrafts({ storage: sessionStorage, prefix: 'dealer:my-site:', now: Date.now, makeKey: () => crypto.randomUUID() }).open('7:enquire');
 * draft.write({ message: 'Is it still there?' });
 */
export const createDrafts = ({ storage, prefix, now, makeKey, isTaken = () => false }: DraftsDeps): Drafts => {
  const start = `${prefix}draft:`;
  const inPage = new Map<string, Draft>();
  const isOver = new Set<string>();
  let lastDetails: DraftDetails | undefined;
  /** Forms that were opened before a person was forgotten write nothing any more. */
  let era = 0;

  const kept = (id: string) =>
    persisted<Draft | undefined>(storage, start + id, (value) => draftSchema.safeParse(value).data, version, undefined);
  const remove = (id: string): void => {
    inPage.delete(id);
    removeStored(storage, start + id);
  };
  const isFresh = ({ savedAt }: Draft): boolean => savedAt > now() - personKeptMs && savedAt <= now() + 60_000;
  const read = (id: string): Draft | undefined => {
    const draft = inPage.get(id) ?? kept(id).read();
    if (draft && isFresh(draft) && !isTaken(draft.key)) return isOver.has(draft.key) ? undefined : draft;
    remove(id);
    return undefined;
  };
  const ids = (): string[] => [
    ...new Set([...inPage.keys(), ...storedKeys(storage, start).map((name) => name.slice(start.length))]),
  ];
  const all = (): { id: string; draft: Draft }[] =>
    ids().flatMap((id) => {
      const draft = read(id);
      return draft ? [{ id, draft }] : [];
    });

  const details = (): DraftDetails =>
    lastDetails ??
    all()
      .sort((a, b) => a.draft.savedAt - b.draft.savedAt)
      .reduce<DraftDetails>((known, { draft }) => detailsAfter(known, draft.values), {});

  return {
    open: (id) => {
      const openedIn = era;
      const { values, key } = read(id) ?? { values: {}, key: makeKey() };
      return {
        values,
        key,
        write: (typed) => {
          if (openedIn !== era) return false;
          const draft: Draft = { values: { ...typed }, key, savedAt: now() };
          lastDetails = detailsAfter(details(), draft.values);
          // A form writes once more when it goes: not what the server has.
          if (isOver.has(key) || isTaken(key)) return false;
          inPage.set(id, draft);
          const isKept = kept(id).write(draft);
          // Older words must not come back in the place of newer ones.
          if (!isKept) removeStored(storage, start + id);
          return isKept;
        },
        forget: () => {
          isOver.add(key);
          remove(id);
        },
      };
    },
    details,
    sent: (sentKey) => {
      lastDetails = details();
      const formKey = formKeyOf(sentKey);
      // Also where nothing was kept yet: the form is still there and writes when it goes.
      isOver.add(formKey);
      for (const [id, { key }] of inPage) if (key === formKey) inPage.delete(id);
    },
    finished: (sentKey) => {
      lastDetails = details();
      const formKey = formKeyOf(sentKey);
      isOver.add(formKey);
      for (const id of ids()) if ((inPage.get(id) ?? kept(id).read())?.key === formKey) remove(id);
      // Once the dealer knows who somebody is, the device need not: other drafts keep their words and lose the person.
      for (const { id, draft } of all()) kept(id).write({ ...draft, values: withoutDetails(draft.values) });
    },
    forgetAll: () => {
      era += 1;
      lastDetails = {};
      for (const id of ids()) remove(id);
    },
    sweep: () => {
      const left = all().map(({ draft }) => draft.savedAt + personKeptMs - now());
      return left.length === 0 ? undefined : Math.min(...left);
    },
  };
};
