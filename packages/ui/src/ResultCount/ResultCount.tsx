import styles from './ResultCount.module.css';

export type ResultCountProps = {
  /** Final words: "124 cars", "1 car found near Newcastle". */
  text: string;
  /** A newer answer is on its way. */
  busy?: boolean;
};

/**
 * How many vehicles the list holds; said aloud when it changes.
 *
 * @example
 * <ResultCount text="124 cars" />
 */
export const ResultCount = ({ text, busy = false }: ResultCountProps) => (
  <p className={styles['count']} data-part="result-count" data-busy={busy || undefined} role="status">
    {text}
  </p>
);
