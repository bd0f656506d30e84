import { Suspense } from 'react';
import type { ErrorStateProps } from '@dealer/ui/ErrorState';
import { lazyWithPreload } from '../lazy/lazyWithPreload.tsx';
import { PlainState } from './PlainState.tsx';

type ErrorNoticeProps = Pick<ErrorStateProps, 'title' | 'text' | 'retryLabel'> & { onRetry: () => void };

const Plain = ({ retryLabel = 'Try again', ...text }: ErrorNoticeProps) => (
  <PlainState retryLabel={retryLabel} {...text} />
);

const ErrorState = lazyWithPreload<ErrorNoticeProps>(() =>
  import('@dealer/ui/ErrorState').then(
    (module) => module.ErrorState,
    () => Plain,
  ),
);

/**
 * What failed, and a button to retry. The designed version is fetched on demand, since most visits never see it.
 *
 * @example
 * <ErrorNotice title="The search did not answer" text="Please try again in a moment." onRetry={retry} />
 */
export const ErrorNotice = (props: ErrorNoticeProps) => (
  <Suspense fallback={<Plain {...props} />}>
    <ErrorState {...props} />
  </Suspense>
);
