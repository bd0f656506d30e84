import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from '../Button/Button.tsx';
import styles from './ErrorState.module.css';

export type ErrorStateProps = {
  title: string;
  /** One sentence: what happened, and that nothing is lost. */
  text: string;
  onRetry?: () => void;
  retryLabel?: string;
};

/**
 * A part of a page that failed: what happened, and another try. Announced when it appears.
 *
 * @example
 * <ErrorState title="The search did not answer" text="Your filters are kept." onRetry={retry} />
 */
export const ErrorState = ({ title, text, onRetry, retryLabel = 'Retry' }: ErrorStateProps) => (
  <div className={styles.root} role="alert" data-part="error-state">
    <span className={styles.mark} aria-hidden="true">
      <TriangleAlert />
    </span>
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
    {onRetry === undefined ? null : (
      <Button variant="secondary" onClick={onRetry}>
        {retryLabel}
      </Button>
    )}
  </div>
);
