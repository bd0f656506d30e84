/** Where a value is written: in `theme.css` by the name of a token, elsewhere by its path. */
export type Spot = { file: string; path: readonly string[] };

/** A value as the development server has it, with the changes that are not saved. `isCode`: only the running page knows it. */
export type Written = { value?: unknown; isCode?: true };

/** What the development server answers to each action. */
export type Answer = {
  /** The files with changes that are not saved. */
  changed: readonly string[];
  canUndo: boolean;
  /** The tokens that the theme sets. */
  tokens: Readonly<Record<string, string>>;
  /** The values of the requested spots, in their order. */
  values: readonly Written[];
  /** Why a save wrote nothing. */
  problem?: string;
};

/** A change of a value in a file; without a value it is taken out. */
export type Edit = Spot & {
  /** The value as the page has it, in case only the page knows it. */
  shown?: unknown;
  /** The new value, made from the one before it. */
  next: (value: unknown) => unknown;
};

export type DraftsState = {
  answer: Answer;
  /** Edits that are not answered yet, the oldest first. */
  pending: readonly Edit[];
  problem: string;
};

export type Action = 'state' | 'edit' | 'undo' | 'reset' | 'save';

/** Sends an action, and answers why nothing came of it; it never rejects. */
export type Send = (action: Action, body: object) => Promise<Answer | { refused: string }>;

type Step = { action: Action; edit?: Edit; continues?: boolean };

/** Edits of one gesture within this time of each other are one step. */
const stepMs = 1000;

const keyOf = ({ file, path }: Spot): string => JSON.stringify([file, ...path]);

/**
 * The panel's changes. They go to the development server one after another, each made from the value that the server then has, so that no
 * change begins with a list that the page has not caught up with.
 */
export const createPanelDrafts = (send: Send) => {
  let state: DraftsState = {
    answer: { changed: [], canUndo: false, tokens: {}, values: [] },
    pending: [],
    problem: '',
  };
  let spots: readonly Spot[] = [];
  let written = new Map<string, Written>();
  let steps: readonly Step[] = [];
  let isSending = false;
  let last = { gesture: '', at: 0 };
  const listeners = new Set<() => void>();

  const show = (change: Partial<DraftsState>): void => {
    state = { ...state, ...change, pending: steps.flatMap(({ edit }) => edit ?? []) };
    for (const listener of listeners) listener();
  };
  const serverValue = (spot: Spot, shown: unknown): unknown => {
    if (spot.file === 'theme.css') return state.answer.tokens[spot.path[0] ?? ''];
    const found = written.get(keyOf(spot));
    return found && !found.isCode ? found.value : shown;
  };
  const valueOf = (spot: Spot, shown?: unknown): unknown =>
    state.pending
      .filter((edit) => keyOf(edit) === keyOf(spot))
      .reduce((value, { next }) => next(value), serverValue(spot, shown));

  const run = async ({ action, edit, continues }: Step): Promise<void> => {
    const read = spots;
    const value = edit?.next(serverValue(edit, edit.shown));
    const answer = await send(action, {
      ...(edit && { edit: { file: edit.file, path: edit.path, value }, continues }),
      read,
    });
    steps = steps.slice(1);
    if ('refused' in answer) return show({ problem: answer.refused });
    written = new Map(read.map((spot, at) => [keyOf(spot), answer.values[at] ?? {}]));
    // Reading is nobody's action: the reason of a refusal stays in view.
    show({ answer, ...(action !== 'state' && { problem: answer.problem ?? '' }) });
  };
  const add = (step: Step): void => {
    steps = [...steps, step];
    show({});
    if (isSending) return;
    isSending = true;
    void (async () => {
      for (let next = steps[0]; next; next = steps[0]) await run(next);
      isSending = false;
    })();
  };

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: (): DraftsState => state,
    /** The value of a spot after all edits; `shown` is the page's, in case only the page knows it. */
    valueOf,
    /** Reads the values of these spots with each answer from now on. */
    watch: (next: readonly Spot[]): void => {
      spots = next;
      // Each step that waits reads them too.
      if (steps.length < 2) add({ action: 'state' });
    },
    read: (): void => {
      if (steps.length === 0) add({ action: 'state' });
    },
    /** `gesture`: what is changed many times, such as a colour that is dragged; in quick succession it is one step. */
    edit: (edit: Edit, gesture = ''): void => {
      const continues = gesture !== '' && last.gesture === gesture && Date.now() - last.at < stepMs;
      last = { gesture, at: Date.now() };
      add({ action: 'edit', edit, continues });
    },
    undo: (): void => add({ action: 'undo' }),
    reset: (): void => add({ action: 'reset' }),
    save: (): void => add({ action: 'save' }),
    /** Sends what waits, without its turn: the page is about to be left. */
    flush: (): void => {
      const waiting = new Map(steps.slice(1).flatMap(({ edit }) => (edit ? [[keyOf(edit), edit]] : [])));
      for (const edit of waiting.values())
        void send('edit', { edit: { file: edit.file, path: edit.path, value: valueOf(edit, edit.shown) }, read: [] });
      steps = [];
    },
  };
};

export type PanelDrafts = ReturnType<typeof createPanelDrafts>;
