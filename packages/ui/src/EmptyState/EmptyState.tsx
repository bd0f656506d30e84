import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { BodySilhouette } from '../BodySilhouette/index.ts';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  title: string;
  /** One sentence. */
  text: string;
  /** The next step, usually a Button; a second one is secondary. */
  action?: ReactNode;
  /** Body type of the drawing, or another drawing. */
  art?: string | ReactNode;
  headingLevel?: 2 | 3;
};

/**
 * An empty state: a drawing, one sentence, one action.
 *
 * @avoid For what failed (`ErrorState`) and for a whole page that is missing (`PageState`).
 * @accessibility The drawing is hidden from screen readers, and the title is a heading of the given level. It is not a live region: a list that gets empty announces that by its `ResultCount`.
 *
 * @example
 * <EmptyState title="No cars match" text="Try removing a filter." action={<Button>Clear all</Button>} />
 */
export const EmptyState = ({
  title,
  text,
  action,
  art = 'suv',
  headingLevel = 2,
  ...root
}: WithRoot<EmptyStateProps, 'div'>) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rootProps(root, styles['empty'])} data-part="empty-state">
      <div className={styles['art']} aria-hidden="true">
        {typeof art === 'string' ? <BodySilhouette body={art} /> : art}
      </div>
      <Heading className={styles['title']}>{title}</Heading>
      <p className={styles['text']}>{text}</p>
      {action ? <div className={styles['action']}>{action}</div> : null}
    </div>
  );
};
