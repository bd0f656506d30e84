import '@dealer/ui/styles/neutral.css';
import '@dealer/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SearchPage } from './SearchPage.tsx';
import { site } from './site.ts';
import './page.css';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <main>
      <SearchPage site={site} now={Date.now()} />
    </main>
  </StrictMode>,
);
