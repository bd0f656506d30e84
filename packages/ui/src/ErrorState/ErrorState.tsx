import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { RefreshCw, TriangleAlert } from '../icons/lateIcons.ts';
import { Button } from '../Button/index.ts';
import styles from './ErrorState.module.css';

export type ErrorStateProps = {
  title: string;
  text: string;
  /** Called when the visitor tries again; without it there is no button. */
  onRetry?: () => void;
  /** The label of that button. */
  retryLabel?: string;
  /** Another way out, e.g. a phone link. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
};

/**
 * An error in a part of the page: what failed and what to do now. It replaces the failed part, not the page.
 *
 * @avoid For mistakes in a form (`ErrorSummary`), an empty list (`EmptyState`) and a whole page (`PageState`).
 * @accessibility An alert: it is announced as soon as it is shown. The icon is hidden from screen readers, and the title is a heading of the given level.
 *
 * @example
 * <ErrorState title="The list did not load" text="Check your connection and try again." onRetry={retry} />
 */
export const ErrorState = ({
  title,
  text,
  onRetry,
  retryLabel = 'Try again',
  action,
  headingLevel = 2,
  ...root
}: WithRoot<ErrorStateProps, 'div'>) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rootProps(root, styles['error'])} data-part="error-state" role="alert">
      <TriangleAlert className={styles['icon']} />
      <div className={styles['content']}>
        <Heading className={styles['title']}>{title}</Heading>
        <p>{text}</p>
      </div>
      {onRetry || action ? (
        <div className={styles['actions']}>
          {onRetry ? (
            <Button variant="secondary" icon={<RefreshCw />} onClick={onRetry}>
              {retryLabel}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </div>
  );
};
