import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Storefront } from '../../boot/storefront.ts';
import styles from './panel.css?inline';
import { SectionsTab } from './SectionsTab.tsx';
import { TokensTab } from './TokensTab.tsx';
import { usePanelState } from './usePanelState.ts';

const tabs = { Sections: SectionsTab, Tokens: TokensTab };

const Panel = ({ storefront, onClose }: { storefront: Storefront; onClose: () => void }) => {
  const state = usePanelState(storefront);
  const [tab, setTab] = useState<keyof typeof tabs>('Sections');
  const Tab = tabs[tab];
  const { drafts, problem } = state;
  const isUnchanged = drafts.changed.length === 0;
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
        <button type="button" className="save" disabled={isUnchanged} onClick={state.save}>
          Save
        </button>
        <button type="button" disabled={!drafts.canUndo} onClick={state.undo}>
          Undo
        </button>
        <button type="button" disabled={isUnchanged} onClick={state.reset}>
          Reset
        </button>
        <span role="status">{isUnchanged ? 'Nothing to save' : drafts.changed.join(', ')}</span>
        {problem === '' ? null : <p role="alert">{problem}</p>}
      </footer>
    </section>
  );
};

const PanelButton = ({ storefront }: { storefront: Storefront }) => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey && event.shiftKey && event.code === 'KeyL') setIsOpen((before) => !before);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return isOpen ? (
    <Panel storefront={storefront} onClose={() => setIsOpen(false)} />
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
  createRoot(root).render(<PanelButton storefront={storefront} />);
};
