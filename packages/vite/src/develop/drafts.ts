import { readFileSync, writeFileSync } from 'node:fs';

/** Changes of files that are shown and not yet written. */
export type Drafts = {
  /** The changed text of a file; undefined where it is as on disk. */
  textOf: (file: string) => string | undefined;
  changed: () => string[];
  canUndo: () => boolean;
  /** Gives a file another text, as one step that `undo` takes back, or as part of the step before. */
  edit: (file: string, change: (text: string) => string, continues?: boolean) => void;
  undo: () => void;
  /** Forgets all changes. */
  reset: () => void;
  /** Writes all changes; nothing where a file has changed on disk since its first change here: then it returns these files. */
  save: () => readonly string[];
  /** Calls back with the files whose shown text has changed. */
  onChange: (listener: (files: readonly string[]) => void) => void;
};

/** Drafts of files. */
export const createDrafts = (): Drafts => {
  let listener: Parameters<Drafts['onChange']>[0] = () => undefined;
  /** The texts on disk when the first change was made. */
  const bases = new Map<string, string>();
  let texts: ReadonlyMap<string, string> = new Map();
  let steps: (typeof texts)[] = [];
  const isChanged = (file: string): boolean => texts.has(file) && texts.get(file) !== bases.get(file);
  const show = (next: typeof texts): void => {
    const files = [...new Set([...texts.keys(), ...next.keys()])].filter((file) => texts.get(file) !== next.get(file));
    texts = next;
    listener(files);
  };
  const forget = (): void => {
    bases.clear();
    steps = [];
  };
  const changed = (): string[] => [...texts.keys()].filter(isChanged);
  return {
    textOf: (file) => (isChanged(file) ? texts.get(file) : undefined),
    changed,
    canUndo: () => steps.length > 0,
    edit: (file, change, continues = false) => {
      const onDisk = bases.get(file) ?? readFileSync(file, 'utf8');
      const text = change(texts.get(file) ?? onDisk);
      bases.set(file, onDisk);
      if (!continues || steps.length === 0) steps.push(texts);
      show(new Map(texts).set(file, text));
    },
    undo: () => {
      const before = steps.pop();
      if (before) show(before);
    },
    reset: () => {
      show(new Map());
      forget();
    },
    save: () => {
      const files = changed();
      const conflicts = files.filter((file) => readFileSync(file, 'utf8') !== bases.get(file));
      if (conflicts.length > 0) return conflicts;
      for (const file of files) writeFileSync(file, texts.get(file) ?? '');
      texts = new Map();
      forget();
      return [];
    },
    onChange: (next) => {
      listener = next;
    },
  };
};
