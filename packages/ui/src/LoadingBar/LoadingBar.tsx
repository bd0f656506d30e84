import styles from './LoadingBar.module.css';

export type LoadingBarProps = {
  active: boolean;
  /** Said once when it starts. */
  label?: string;
};

/**
 * A line along the top while the next page is on its way. It waits a moment before it shows, so that quick pages do
 * not flicker; it takes no room.
 *
 * @example
 * <LoadingBar active={navigation.state === 'loading'} />
 */
export const LoadingBar = ({ active, label = 'Loading' }: LoadingBarProps) => (
  <div
    className={styles.region}
    role="status"
    data-part="loading-bar"
    data-status={active ? 'loading' : 'idle'}
    data-print="hide"
  >
    {active ? (
      <>
        <span className={styles.bar} aria-hidden="true" />
        <span className={styles.words}>{label}</span>
      </>
    ) : null}
  </div>
);
