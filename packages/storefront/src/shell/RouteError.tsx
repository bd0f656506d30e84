import { Suspense } from 'react';
import { later } from '../region/later.tsx';
import { loadTwice } from '../region/loadTwice.ts';
import { PlainState } from '../region/PlainState.tsx';

/** The least words, where even the page's own chunk cannot be loaded. */
const PlainRouteError = () => (
  <main id="main">
    <PlainState title="This page could not be opened" text="Please check your connection." retryLabel="Reload the page" onRetry={() => globalThis.location.reload()} />
  </main>
);

const RouteErrorPage = later(() => loadTwice(() => import('./RouteErrorPage.tsx')).then((module) => module.RouteErrorPage, () => PlainRouteError));

/** The page for what no region could hold: a loader or a chunk that failed twice. */
export const RouteError = () => (
  <Suspense>
    <RouteErrorPage />
  </Suspense>
);
