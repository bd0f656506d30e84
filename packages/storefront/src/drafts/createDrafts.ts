import { personStoredMs } from '@dealer/core/saved';
import * as z from 'zod/mini';
import type { SiteStorage } from '../stores/persisted.ts';
import { persistedMap } from '../stores/persistedMap.ts';

/** Who the visitor is: typed once, prefilled in every form. */
export type DraftDetails = { name?: string; lastName?: string; email?: string; phone?: string; postcode?: string };

const detailNames = ['name', 'lastName', 'email', 'phone', 'postcode'] as const;

const draftSchema = z.object({
  values: z.record(z.string(), z.unknown()),
  key: z.string().check(z.minLength(1), z.maxLength(100)),
  savedAt: z.number(),
});

type Draft = z.infer<typeof draftSchema>;

/** The draft of one form. */
export type OpenDraft = {
  values: Readonly<Record<string, unknown>>;
  key: string;
  /** Saves the values of the form; returns whether they outlive the page. */
  write: (values: object) => boolean;
  /** The visitor discards the draft. */
  forget: () => void;
};

export type Drafts = {
  open: (id: string) => OpenDraft;
  /** The details that the visitor typed last, in any form. */
  details: () => DraftDetails;
  /** The server accepted the lead of this key, or of one derived from it: this page shows the form empty. The tab stores the draft until the lead is confirmed. */
  sent: (key: string) => void;
  /** The visitor has seen the confirmation of this lead, or has discarded it: removes its draft. */
  finished: (key: string) => void;
  /** Removes all drafts; forms that are still open save nothing any more. */
  forgetAll: () => void;
  /** Removes drafts that are too old or cannot be read; returns the milliseconds until the next one is too old. */
  sweep: () => number | undefined;
};

/** `storage`: of the tab, so that two tabs never overwrite each other's drafts. */
type DraftsDeps = SiteStorage & {
  now: () => number;
  makeKey: () => string;
  /** Whether the server has accepted this draft, perhaps from another tab. */
  isAccepted?: (key: string) => boolean;
};

/** The details after the visitor typed these values: fields that a form does not have stay, cleared fields go. */
const detailsAfter = (before: DraftDetails, values: Readonly<Record<string, unknown>>): DraftDetails =>
  Object.fromEntries(
    detailNames.flatMap((name) => {
      const value = values[name] ?? before[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );

/** The key of the form that a lead was sent from: a form sends under its own key, or under one derived from it. */
export const formKeyOf = (key: string): string => key.split('.')[0] ?? key;

const withoutDetails = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !(detailNames as readonly string[]).includes(name)));

/**
 * What was typed into forms and not sent yet, in the storage of its tab: reloading and restoring the tab lose nothing. A draft lasts a
 * day; where storage is full or forbidden it lasts as long as the page.
 */
export const createDrafts = ({ storage, prefix, now, makeKey, isAccepted = () => false }: DraftsDeps): Drafts => {
  const drafts = persistedMap<Draft>(storage, `${prefix}draft:`, (value) => draftSchema.safeParse(value).data, 1);
  /** The keys of drafts that were sent or discarded. */
  const closed = new Set<string>();
  let lastDetails: DraftDetails | undefined;
  /** Counts `forgetAll`: a form that was opened before saves nothing any more. */
  let generation = 0;

  const isFresh = ({ savedAt }: Draft): boolean => savedAt > now() - personStoredMs && savedAt <= now() + 60_000;
  const read = (id: string): Draft | undefined => {
    const draft = drafts.read(id);
    if (draft && isFresh(draft) && !isAccepted(draft.key)) return closed.has(draft.key) ? undefined : draft;
    drafts.remove(id);
    return undefined;
  };
  const all = (): { id: string; draft: Draft }[] =>
    drafts.keys().flatMap((id) => {
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
      const openedIn = generation;
      const { values, key } = read(id) ?? { values: {}, key: makeKey() };
      return {
        values,
        key,
        write: (typed) => {
          if (openedIn !== generation) return false;
          const draft: Draft = { values: { ...typed }, key, savedAt: now() };
          lastDetails = detailsAfter(details(), draft.values);
          // A form saves once more when it unmounts: not what the server has accepted.
          if (closed.has(key) || isAccepted(key)) return false;
          const isStored = drafts.write(id, draft);
          // After a reload an older text must not come back.
          if (!isStored) drafts.removeStored(id);
          return isStored;
        },
        forget: () => {
          closed.add(key);
          drafts.remove(id);
        },
      };
    },
    details,
    sent: (sentKey) => {
      lastDetails = details();
      closed.add(formKeyOf(sentKey));
    },
    finished: (sentKey) => {
      lastDetails = details();
      const formKey = formKeyOf(sentKey);
      closed.add(formKey);
      for (const id of drafts.keys()) if (drafts.read(id)?.key === formKey) drafts.remove(id);
      // Once the dealer knows the person, the device need not: other drafts lose their details.
      for (const { id, draft } of all()) drafts.write(id, { ...draft, values: withoutDetails(draft.values) });
    },
    forgetAll: () => {
      generation += 1;
      lastDetails = {};
      for (const id of drafts.keys()) drafts.remove(id);
    },
    sweep: () => {
      const left = all().map(({ draft }) => draft.savedAt + personStoredMs - now());
      return left.length === 0 ? undefined : Math.min(...left);
    },
  };
};
