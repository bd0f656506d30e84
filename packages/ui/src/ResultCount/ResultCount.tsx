import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './ResultCount.module.css';

export type ResultCountProps = {
  /** The formatted text: "124 cars", "1 car found near Newcastle". */
  text: string;
  /** A newer result is loading. */
  busy?: boolean;
};

/**
 * The number of results, announced when it changes.
 *
 * @avoid For numbers that change without a press: each change would be announced.
 * @accessibility A live region: a new number is announced when it is there. `busy` is seen only, as a lighter colour.
 *
 * @example
 * <ResultCount text="124 cars" />
 */
export const ResultCount = ({ text, busy = false, ...root }: WithRoot<ResultCountProps, 'p'>) => (
  <p {...rootProps(root, styles['count'])} data-part="result-count" data-busy={busy || undefined} role="status">
    {text}
  </p>
);
