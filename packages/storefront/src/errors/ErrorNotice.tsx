import { Suspense } from 'react';
import type { ErrorStateProps } from '@dealer/ui/ErrorState';
import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';
import { PlainState } from './PlainState.tsx';
import { useWhenOnline } from './online.ts';

type TextProps = Pick<ErrorStateProps, 'title' | 'text' | 'retryLabel' | 'headingLevel'> & { onRetry: () => void };

type ErrorNoticeProps = TextProps & {
  /** Retrying loses something, so it is never done without a press. */
  onPressOnly?: boolean;
};

const Plain = ({ retryLabel = 'Try again', ...text }: TextProps) => <PlainState retryLabel={retryLabel} {...text} />;

const ErrorState = lazyWithPreload<TextProps>(() =>
  import('@dealer/ui/ErrorState').then(
    (module) => module.ErrorState,
    () => Plain,
  ),
);

/**
 * What failed, and a button to retry, which is also done when the connection is back. The designed version is fetched on demand, since
 * most visits never see it.
 */
export const ErrorNotice = ({ onPressOnly = false, ...props }: ErrorNoticeProps) => {
  const { onRetry } = props;
  useWhenOnline(() => onPressOnly || onRetry());
  return (
    <Suspense fallback={<Plain {...props} />}>
      <ErrorState {...props} />
    </Suspense>
  );
};
