import { Suspense } from 'react';
import { later } from '../region/later.tsx';
import { loadTwice } from '../region/loadTwice.ts';

const title = 'This page could not be opened';
const text = 'It may be the connection, or a newer version of this site. Reloading usually helps.';

/** The same words without paint, where even its chunk cannot be loaded. */
const PlainRouteError = () => (
  <main id="main">
    <title>{title}</title>
    <h1>{title}</h1>
    <p>{text}</p>
    <p>
      <a href="/" onClick={(event) => { event.preventDefault(); globalThis.location.reload(); }}>
        Reload the page
      </a>
    </p>
  </main>
);

const RouteErrorPage = later(() => loadTwice(() => import('./RouteErrorPage.tsx')).then((module) => module.RouteErrorPage, () => PlainRouteError));

/** The page for what no region could hold: a loader or a chunk that failed twice. */
export const RouteError = () => (
  <Suspense>
    <RouteErrorPage />
  </Suspense>
);
