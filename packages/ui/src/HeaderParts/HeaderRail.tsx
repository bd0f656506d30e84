import { rootProps, type WithRoot } from '../rootProps/index.ts';
import type { HeaderFrameProps } from './HeaderFrame.tsx';
import styles from './HeaderRail.module.css';

/**
 * The header as a rail at the start of the window, from 64 rem; below, the bar of `HeaderFrame`. It is as wide as the token
 * `--page-inset-start`, which the theme sets from the same width.
 *
 * @example
 * <HeaderRail><HeaderBar>...<HeaderMenu items={items} currentPath={currentPath} side="end" /></HeaderBar></HeaderRail>
 */
export const HeaderRail = ({ className = '', children, ...root }: WithRoot<HeaderFrameProps, 'header'>) => (
  <header {...rootProps(root, `${styles.rail} ${className}`)} data-part="header">
    {children}
  </header>
);
