import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Storefront } from '../../boot/storefront.ts';
import { currentStorefront, onChange } from '../live.ts';

/** What the development server says of the changes that are not written yet. */
export type Drafts = {
  changed: readonly string[];
  canUndo: boolean;
  /** The tokens that the theme sets. */
  tokens: Readonly<Record<string, string>>;
};

/** A change of a value in a file; without a value it is taken out. */
export type Edit = { file: string; path: readonly string[]; value?: unknown };

export type PanelState = {
  storefront: Storefront;
  address: string;
  drafts: Drafts;
  problem: string;
  /** Changes with each change of the page's styles. */
  round: number;
  /** `gesture`: what is changed many times, such as a colour that is dragged; in quick succession it is one step. */
  edit: (change: Edit, gesture?: string) => void;
  undo: () => void;
  reset: () => void;
  save: () => void;
};

/** Changes of one gesture within this time of each other are one step. */
const stepMs = 1000;

/** The page in view, and the changes of its files. */
export const usePanelState = (first: Storefront): PanelState => {
  const storefront = useSyncExternalStore(onChange, currentStorefront) ?? first;
  const { router, site } = storefront;
  const address = useSyncExternalStore(
    useCallback((changed: () => void) => router.subscribe(changed), [router]),
    () => router.state.location.pathname,
  );
  const [drafts, setDrafts] = useState<Drafts>({ changed: [], canUndo: false, tokens: {} });
  const [problem, setProblem] = useState('');
  const [round, setRound] = useState(0);
  const last = useRef({ gesture: '', at: 0 });
  const queue = useRef(Promise.resolve());

  const actions = useMemo(() => {
    const send = (action: string, body: object = {}): void => {
      queue.current = queue.current.then(async () => {
        try {
          // eslint-disable-next-line dealer/no-network -- the development server is no backend
          const answer = await fetch(`/__look/${action}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ site: site.slug, ...body }),
          });
          const { problem: reported = '', ...next } = (await answer.json()) as Drafts & { problem?: string };
          setProblem(reported);
          if (answer.ok) setDrafts(next);
        } catch {
          setProblem('The development server does not answer.');
        }
      });
    };
    const edit = (change: Edit, gesture = ''): void => {
      const continues = gesture !== '' && last.current.gesture === gesture && Date.now() - last.current.at < stepMs;
      last.current = { gesture, at: Date.now() };
      send('edit', { edit: change, continues });
    };
    return {
      edit,
      undo: () => send('undo'),
      reset: () => send('reset'),
      save: () => send('save'),
      read: () => send('state'),
    };
  }, [site.slug]);

  useEffect(() => {
    actions.read();
    const onUpdate = (): void => setRound((before) => before + 1);
    import.meta.hot?.on('vite:afterUpdate', onUpdate);
    return () => import.meta.hot?.off('vite:afterUpdate', onUpdate);
  }, [actions]);

  return { storefront, address, drafts, problem, round, ...actions };
};
