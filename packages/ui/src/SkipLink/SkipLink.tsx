import styles from './SkipLink.module.css';

export type SkipLinkProps = {
  /** Where to, e.g. "#main". */
  href: string;
  children?: string;
};

/**
 * First stop of the Tab key: leads past the menu. Seen only while it has focus.
 *
 * @example
 * <SkipLink href="#main" />
 */
export const SkipLink = ({ href, children = 'Skip to content' }: SkipLinkProps) => (
  <a className={styles['link']} data-part="skip-link" href={href}>
    {children}
  </a>
);
