import type { OpenDraft } from './createDrafts.ts';

/** Saves a form's draft where its values have changed. */
type DraftSaver = {
  /** Sets the function that reads the values of the form. */
  connect: (read: () => object) => void;
  /** The values at this moment count as saved: an unchanged form leaves no draft. */
  begin: () => void;
  save: () => void;
};

/** Saves a form's draft; may be called often, writes only changes. */
export const draftSaver = (draft: Pick<OpenDraft, 'write'>): DraftSaver => {
  let read: (() => object) | undefined;
  let written: string | undefined;
  return {
    connect: (readValues) => {
      read = readValues;
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
