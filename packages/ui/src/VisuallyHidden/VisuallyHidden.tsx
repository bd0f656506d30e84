import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './VisuallyHidden.module.css';

export type VisuallyHiddenProps = { children: ReactNode; id?: string };

/**
 * Text for screen readers only.
 *
 * @avoid For what helps everybody, which is shown, and around controls, which need a visible focus.
 * @accessibility Clipped to 1 px, so screen readers read it in its order, while `hidden` or `display: none` would take it from them.
 *
 * @example
 * <s>$52,990</s> <VisuallyHidden>was $52,990</VisuallyHidden>
 */
export const VisuallyHidden = ({ children, id, ...root }: WithRoot<VisuallyHiddenProps, 'span'>) => (
  <span {...rootProps(root, styles['hidden'])} id={id}>
    {children}
  </span>
);
