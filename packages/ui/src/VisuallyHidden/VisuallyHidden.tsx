import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export type VisuallyHiddenProps = { children: ReactNode; id?: string };

/**
 * Text for screen readers only.
 *
 * @avoid For what helps everybody, which is shown, and around controls, which need a visible focus.
 *
 * @example
 * <s>$52,990</s> <VisuallyHidden>was $52,990</VisuallyHidden>
 */
export const VisuallyHidden = ({ children, id }: VisuallyHiddenProps) => (
  <span id={id} className={styles['hidden']}>
    {children}
  </span>
);
