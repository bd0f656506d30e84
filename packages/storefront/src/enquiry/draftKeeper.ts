import type { OpenDraft } from './createDrafts.ts';

/** Writes a form's draft when something in it changed. */
export type DraftKeeper = {
  /** How to read what stands in the form. */
  keep: (read: () => object) => void;
  /** From here on, what differs is a draft: a form that nobody touched is none. */
  begin: () => void;
  save: () => void;
};

/**
 * Keeps a form's draft: asked often, it writes only what is new.
 *
 * @example
 * const keeper = draftKeeper(drafts.open('7:enquire'));
 * keeper.keep(form.getValues);
 * keeper.begin();
 */
export const draftKeeper = (draft: Pick<OpenDraft, 'write'>): DraftKeeper => {
  let read: (() => object) | undefined;
  let written: string | undefined;
  return {
    keep: (how) => {
      read = how;
    },
    begin: () => {
      written ??= JSON.stringify(read?.());
    },
    save: () => {
      const typed = read?.();
      const text = JSON.stringify(typed);
      if (typed === undefined || text === written) return;
      written = text;
      draft.write(typed);
    },
  };
};
