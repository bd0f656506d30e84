import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../boot/storefront.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
import { renewPage } from './renewPage.ts';
import { useWhenOnline } from './online.ts';

/**
 * Shown in place of content whose chunk failed to load: reloads the page, or explains why it does not. `onRetry` loads the content again; a
 * page is reloaded instead.
 */
export const ChunkProblem = ({ fallback, onRetry }: { fallback?: ReactNode; onRetry?: () => void }) => {
  const t = useTexts();
  const storefront = useStorefront();
  const [problem, setProblem] = useState('');
  const renew = useCallback((): void => void renewPage(storefront).then(setProblem), [storefront]);
  const retry = onRetry ?? renew;
  useEffect(renew, [renew]);
  useWhenOnline(() => problem === 'offline' && fallback !== undefined && retry());
  if (fallback !== undefined || problem === '') return fallback;
  return problem === 'offline' ? (
    <ErrorNotice title={t('This part could not be loaded')} text={t('Please check your connection.')} onRetry={retry} />
  ) : (
    <ErrorNotice
      title={t('This part needs a fresh page')}
      text={t('A newer version of this site may have been published. Forms keep what you typed.')}
      retryLabel={t('Reload the page')}
      onRetry={() => location.reload()}
      onPressOnly
    />
  );
};
