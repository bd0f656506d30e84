import { Suspense } from 'react';
import type { ErrorStateProps } from '@dealer/ui/ErrorState';
import { later } from './later.tsx';
import { loadTwice } from './loadTwice.ts';

/** The same words without paint, while its chunk is on its way or where even that cannot be loaded. */
const PlainNotice = ({ title, text, onRetry, retryLabel = 'Try again' }: ErrorStateProps) => (
  <div role="alert">
    <h2>{title}</h2>
    <p>{text}</p>
    {onRetry ? (
      <button type="button" onClick={onRetry}>
        {retryLabel}
      </button>
    ) : null}
  </div>
);

const ErrorState = later(() => loadTwice(() => import('@dealer/ui/ErrorState')).then((module) => module.ErrorState, () => PlainNotice));

/**
 * Something did not come: what, and what to do now. Its paint is fetched on need, since most visits never see it.
 *
 * @example
 * <ErrorNotice title="The search did not answer" text="Please try again in a moment." onRetry={retry} />
 */
export const ErrorNotice = (props: ErrorStateProps) => (
  <Suspense fallback={<PlainNotice {...props} />}>
    <ErrorState {...props} />
  </Suspense>
);
