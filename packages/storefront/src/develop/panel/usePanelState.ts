import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Storefront } from '../../boot/storefront.ts';
import { currentStorefront, onChange } from '../live.ts';
import { type Answer, createPanelDrafts, type DraftsState, type PanelDrafts } from './panelDrafts.ts';

export type PanelState = DraftsState & {
  storefront: Storefront;
  address: string;
  drafts: PanelDrafts;
  /** Changes with each change of the page's styles. */
  round: number;
};

/** The most bytes of a request that outlives its page. */
const mostBytesAfterPage = 60_000;

/** The panel's changes of one site's files, sent to the development server. */
export const draftsOf = (site: string): PanelDrafts =>
  createPanelDrafts(async (action, body) => {
    const text = JSON.stringify({ site, ...body });
    try {
      // eslint-disable-next-line dealer/no-network -- the development server is no backend
      const answer = await fetch(`/__look/${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text,
        keepalive: text.length < mostBytesAfterPage,
      });
      const read = (await answer.json()) as Answer;
      return answer.ok ? read : { refused: read.problem ?? answer.statusText };
    } catch {
      return { refused: 'The development server does not answer.' };
    }
  });

/** The page in view, and the changes of its files. */
export const usePanelState = (first: Storefront, drafts: PanelDrafts): PanelState => {
  const storefront = useSyncExternalStore(onChange, currentStorefront) ?? first;
  const { router } = storefront;
  const address = useSyncExternalStore(
    useCallback((changed: () => void) => router.subscribe(changed), [router]),
    () => router.state.location.pathname,
  );
  const state = useSyncExternalStore(drafts.subscribe, drafts.state);
  const [round, setRound] = useState(0);

  useEffect(() => {
    drafts.read();
    const onUpdate = (): void => {
      setRound((before) => before + 1);
      drafts.read();
    };
    import.meta.hot?.on('vite:afterUpdate', onUpdate);
    return () => import.meta.hot?.off('vite:afterUpdate', onUpdate);
  }, [drafts]);

  return { ...state, storefront, address, drafts, round };
};
