import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import styles from './HeaderFrame.module.css';

export type HeaderFrameProps = {
  /** The class of a look, which styles the parts by their `data-part`. */
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The header element. It is a container named `header`, which its parts query instead of the window.
 *
 * @example
 * <HeaderFrame className={styles.header}><HeaderBar>...</HeaderBar></HeaderFrame>
 */
export const HeaderFrame = ({ className = '', children }: HeaderFrameProps) => (
  <header className={`${styles.header} ${className}`} data-part="header">
    {children}
  </header>
);

/** The bar of the header on all screens: logo, menu, tools. */
export const HeaderBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar} data-part="bar">
    {children}
  </div>
);

/** The dealer's name, a link to the home page. */
export const HeaderLogo = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={styles.logo} data-part="logo" href={href}>
    {children}
    <VisuallyHidden>, home</VisuallyHidden>
  </a>
);
