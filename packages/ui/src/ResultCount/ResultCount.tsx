import styles from './ResultCount.module.css';

export type ResultCountProps = {
  /** "124 cars"; empty while nothing is known: its place is kept. */
  text: string;
  /** Newer results are on their way. */
  busy?: boolean;
};

/**
 * How many there are, for eyes; a live region says it aloud.
 *
 * @example
 * <ResultCount text="124 cars" />
 */
export const ResultCount = ({ text, busy = false }: ResultCountProps) => (
  <p className={styles.count} data-part="result-count" data-busy={busy || undefined}>
    {text === '' ? '\u00a0' : text}
  </p>
);
