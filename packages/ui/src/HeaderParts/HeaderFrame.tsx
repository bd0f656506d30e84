import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import { Wordmark } from './Wordmark.tsx';
import type { Logo } from './Wordmark.tsx';
import styles from './HeaderFrame.module.css';

export type HeaderFrameProps = {
  /** The class of a look, which styles the parts by their `data-part`. */
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The header element. It is a container named `header`, which its parts query instead of the window.
 *
 * @avoid For the top of a section: a page has one header, to which screen readers jump.
 *
 * @example
 * <HeaderFrame className={styles.header}><HeaderBar>...</HeaderBar></HeaderFrame>
 */
export const HeaderFrame = ({ className = '', children, ...root }: WithRoot<HeaderFrameProps, 'header'>) => (
  <header {...rootProps(root, `${styles.header} ${className}`)} data-part="header">
    {children}
  </header>
);

/** The bar of the header on all screens: logo, menu, tools. */
export const HeaderBar = ({ children, ...root }: WithRoot<{ children: ReactNode }, 'div'>) => (
  <div {...rootProps(root, styles.bar)} data-part="bar">
    {children}
  </div>
);

export type HeaderLogoProps = {
  href: string;
  /** The dealer's wordmark, drawn in place of the name. */
  logo?: Logo | undefined;
  /** The dealer's name. */
  children: string;
};

/** The dealer's wordmark or name, a link to the home page. */
export const HeaderLogo = ({ href, logo, children, ...root }: WithRoot<HeaderLogoProps, 'a'>) => {
  const t = useTexts();
  return (
    <Link {...rootProps(root, styles.logo)} data-part="logo" href={href}>
      <Wordmark logo={logo} name={children} />
      <VisuallyHidden>{t(', home')}</VisuallyHidden>
    </Link>
  );
};
