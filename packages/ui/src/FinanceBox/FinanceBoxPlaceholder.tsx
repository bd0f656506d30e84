import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { FinanceBox, type FinanceBoxProps } from './FinanceBox.tsx';
import styles from './FinanceBox.module.css';

export type FinanceBoxPlaceholderProps = {
  /** A possible box: it determines the height and is not shown. */
  like: FinanceBoxProps;
  /** The figures are loading. */
  busy: boolean;
  /** The box that is shown already. */
  box?: FinanceBoxProps | undefined;
  /** Shown instead of a box. */
  children?: ReactNode;
};

/**
 * Reserves the space of a finance box whose figures load, fail or change, so that the layout does not shift.
 *
 * @example
 * <FinanceBoxPlaceholder like={box} busy><p>Requesting a quote</p></FinanceBoxPlaceholder>
 */
export const FinanceBoxPlaceholder = ({
  like,
  busy,
  box,
  children,
  ...root
}: WithRoot<FinanceBoxPlaceholderProps, 'div'>) => (
  <div
    {...rootProps(root, styles.room)}
    data-part="finance-box-placeholder"
    data-status={busy ? 'asking' : 'none'}
    aria-busy={busy}
  >
    <div className={styles.height} aria-hidden="true">
      <FinanceBox {...like} />
    </div>
    {box === undefined ? (
      <div className={styles.instead} role="status">
        {children}
      </div>
    ) : (
      <FinanceBox {...box} />
    )}
  </div>
);
