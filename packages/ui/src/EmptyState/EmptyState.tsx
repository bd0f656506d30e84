import { BodySilhouette } from '../BodySilhouette/BodySilhouette.tsx';
import { Button } from '../Button/Button.tsx';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  title: string;
  /** One sentence. */
  text: string;
  action?: { label: string; href: string } | { label: string; onPress: () => void };
  /** The shape that is drawn: what was looked for. */
  body?: string;
  headingLevel?: 2 | 3;
};

/**
 * Nothing to show, and a way on: an empty bay, one sentence, one action.
 *
 * @example
 * <EmptyState title="No cars match your search" text="Try fewer filters." action={{ label: 'Clear Filters', onPress: clear }} />
 */
export const EmptyState = ({ title, text, action, body = 'SUV', headingLevel = 2 }: EmptyStateProps) => {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.root} data-part="empty-state">
      <div className={styles.bay} aria-hidden="true">
        <BodySilhouette body={body} />
      </div>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {action === undefined ? null : 'href' in action ? (
        <Button variant="primary" href={action.href}>
          {action.label}
        </Button>
      ) : (
        <Button variant="primary" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  );
};
