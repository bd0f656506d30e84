import { Suspense, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useStorefront } from '../boot/storefront.ts';
import { ChunkProblem } from '../region/ChunkProblem.tsx';
import { later } from '../region/later.tsx';
import { isChunkError } from '../region/renewPage.ts';

const MissingPage = () => (
  <main id="main">
    <ChunkProblem />
  </main>
);

const RouteErrorPage = later(() =>
  import('./RouteErrorPage.tsx').then(
    (module) => module.RouteErrorPage,
    () => MissingPage,
  ),
);

/** The page for what no region could hold: a loader or a chunk that failed twice. */
export const RouteError = () => {
  const error = useRouteError();
  const { events } = useStorefront();
  useEffect(
    () =>
      events.emit({
        kind: 'regionFailed',
        region: 'route',
        message: error instanceof Error ? error.message : String(error),
      }),
    [events, error],
  );
  return <Suspense>{isChunkError(error) ? <MissingPage /> : <RouteErrorPage />}</Suspense>;
};
