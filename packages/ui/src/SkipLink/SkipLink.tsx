import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './SkipLink.module.css';

export type SkipLinkProps = {
  /** The target, e.g. "#main". */
  href: string;
  children?: string;
};

/**
 * A stop of the Tab key that skips what is between it and its target, such as the menu. Visible only while focused.
 *
 * @avoid In front of a few links: each is one more stop of the Tab key.
 * @accessibility Hidden from sight until it has the focus, then above the page. Screen readers list it as an ordinary link.
 *
 * @example
 * <SkipLink href="#main" />
 */
export const SkipLink = ({ href, children = 'Skip to content', ...root }: WithRoot<SkipLinkProps, 'a'>) => (
  <a {...rootProps(root, styles['link'])} data-part="skip-link" href={href}>
    {children}
  </a>
);
