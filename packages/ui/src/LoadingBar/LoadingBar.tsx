import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import styles from './LoadingBar.module.css';

export type LoadingBarProps = {
  /** Whether something is loading. */
  active: boolean;
  /** Announced once when loading starts. */
  label?: string;
};

/**
 * A line at the top while the next page is loading. It is shown after a delay, so that fast pages do not flicker, and takes no
 * space.
 *
 * @avoid For a part of a page: use a skeleton of the same size.
 * @accessibility A live region that is always mounted announces `label`; the line is hidden from screen readers.
 * @accessibility Motion: the line grows, with reduced motion it is a whole line at once. Forced colours: it has the system's highlight colour.
 *
 * @example
 * <LoadingBar active={navigation.state === 'loading'} />
 */
export const LoadingBar = ({ active, label = 'Loading', ...root }: WithRoot<LoadingBarProps, 'div'>) => (
  <div
    {...rootProps(root, styles.root)}
    role="status"
    data-part="loading-bar"
    data-status={active ? 'loading' : 'idle'}
    data-print="hide"
  >
    {active ? (
      <>
        <span className={styles.bar} aria-hidden="true" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    ) : null}
  </div>
);
