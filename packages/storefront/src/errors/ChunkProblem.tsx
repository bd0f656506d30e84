import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useStorefront } from '../boot/storefront.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
import { renewPage } from './renewPage.ts';

/** Shown in place of content whose chunk failed to load: reloads the page, or explains why it does not. */
export const ChunkProblem = ({ fallback }: { fallback?: ReactNode }) => {
  const storefront = useStorefront();
  const [problem, setProblem] = useState('');
  const renew = useCallback((): void => void renewPage(storefront).then(setProblem), [storefront]);
  useEffect(renew, [renew]);
  if (fallback !== undefined || problem === '') return fallback;
  return problem === 'offline' ? (
    <ErrorNotice title="This part could not be loaded" text="Please check your connection." onRetry={renew} />
  ) : (
    <ErrorNotice
      title="This part needs a fresh page"
      text="A newer version of this site may have been published. Forms keep what you typed."
      retryLabel="Reload the page"
      onRetry={() => location.reload()}
    />
  );
};
