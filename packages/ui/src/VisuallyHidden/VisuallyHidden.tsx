import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export type VisuallyHiddenProps = { children: ReactNode; id?: string };

/**
 * Text for screen readers only.
 *
 * @example
 * <s>$52,990</s> <VisuallyHidden>was $52,990</VisuallyHidden>
 */
export const VisuallyHidden = ({ children, id }: VisuallyHiddenProps) => (
  <span id={id} className={styles['hidden']}>
    {children}
  </span>
);
