import { Suspense } from 'react';
import type { ErrorStateProps } from '@dealer/ui/ErrorState';
import { later } from './later.tsx';
import { PlainState } from './PlainState.tsx';

type ErrorNoticeProps = Pick<ErrorStateProps, 'title' | 'text' | 'retryLabel'> & { onRetry: () => void };

const Plain = ({ retryLabel = 'Try again', ...words }: ErrorNoticeProps) => (
  <PlainState retryLabel={retryLabel} {...words} />
);

const ErrorState = later<ErrorNoticeProps>(() =>
  import('@dealer/ui/ErrorState').then(
    (module) => module.ErrorState,
    () => Plain,
  ),
);

/**
 * Something did not come: what, and what to do now. Its paint is fetched on need, since most visits never see it.
 *
 * @example
 * <ErrorNotice title="The search did not answer" text="Please try again in a moment." onRetry={retry} />
 */
export const ErrorNotice = (props: ErrorNoticeProps) => (
  <Suspense fallback={<Plain {...props} />}>
    <ErrorState {...props} />
  </Suspense>
);
