import styles from './PageSkeleton.module.css';

/** What stands before the first page has loaded: its shape, without words, so that nothing moves when it comes. */
export const PageSkeleton = () => (
  <div className={styles.page} aria-hidden="true" data-part="page-skeleton">
    <div className={styles.header} />
    <div className={styles.body}>
      <div className={styles.line} />
      <div className={styles.block} />
    </div>
  </div>
);
