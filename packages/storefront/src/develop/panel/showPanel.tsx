import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Storefront } from '../../boot/storefront.ts';
import styles from './panel.css?inline';
import { SectionsTab } from './SectionsTab.tsx';
import { TokensTab } from './TokensTab.tsx';
import type { PanelDrafts } from './panelDrafts.ts';
import { draftsOf, usePanelState } from './usePanelState.ts';
import { useStored } from './useStored.ts';

const tabs = { Sections: SectionsTab, Tokens: TokensTab };

type PanelProps = { storefront: Storefront; drafts: PanelDrafts };

const Panel = ({ storefront, drafts, onClose }: PanelProps & { onClose: () => void }) => {
  const state = usePanelState(storefront, drafts);
  const [tab, setTab] = useStored<keyof typeof tabs>('tab', 'Sections');
  const Tab = tabs[tab];
  const { answer, pending, problem } = state;
  const isUnchanged = answer.changed.length === 0 && pending.length === 0;
  return (
    <section className="panel" aria-label="Look panel">
      <header className="bar">
        {(Object.keys(tabs) as (keyof typeof tabs)[]).map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {name}
          </button>
        ))}
        <button type="button" className="close" aria-label="Close the look panel" onClick={onClose}>
          ×
        </button>
      </header>
      <div className="body">
        <Tab state={state} />
      </div>
      <footer className="bar">
        <button type="button" className="save" disabled={isUnchanged} onClick={drafts.save}>
          Save
        </button>
        <button type="button" disabled={!answer.canUndo && pending.length === 0} onClick={drafts.undo}>
          Undo
        </button>
        <button type="button" disabled={isUnchanged} onClick={drafts.reset}>
          Reset
        </button>
        <span role="status">{isUnchanged ? 'Nothing to save' : answer.changed.join(', ')}</span>
        {problem === '' ? null : <p role="alert">{problem}</p>}
      </footer>
    </section>
  );
};

const PanelButton = (props: PanelProps) => {
  const [isOpen, setIsOpen] = useStored<boolean>('isOpen', false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey && event.shiftKey && event.code === 'KeyL') setIsOpen(!isOpen);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return isOpen ? (
    <Panel {...props} onClose={() => setIsOpen(false)} />
  ) : (
    <button type="button" className="open" title="Alt+Shift+L" onClick={() => setIsOpen(true)}>
      Look
    </button>
  );
};

/** Adds the look panel to the page, apart from its styles and its React tree. */
export const showPanel = (storefront: Storefront): void => {
  const host = document.body.appendChild(document.createElement('dealer-look-panel'));
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const drafts = draftsOf(storefront.site.slug);
  addEventListener('pagehide', drafts.flush);
  createRoot(root).render(<PanelButton storefront={storefront} drafts={drafts} />);
};
