import { Suspense, useEffect } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useRouteError } from 'react-router';
import { useStorefront } from '../boot/storefront.ts';
import { ChunkProblem } from '../errors/ChunkProblem.tsx';
import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';
import { isChunkError } from '../errors/renewPage.ts';

const MissingPage = () => {
  const t = useTexts();
  return (
    <main id="main">
      <h1>{t('This page could not be opened')}</h1>
      <ChunkProblem />
    </main>
  );
};

const RouteErrorPage = lazyWithPreload(() =>
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
