import styles from './SkipLink.module.css';

export type SkipLinkProps = {
  /** The target, e.g. "#main". */
  href: string;
  children?: string;
};

/**
 * The first stop of the Tab key, which skips the menu. Visible only while focused.
 *
 * @example
 * <SkipLink href="#main" />
 */
export const SkipLink = ({ href, children = 'Skip to content' }: SkipLinkProps) => (
  <a className={styles['link']} data-part="skip-link" href={href}>
    {children}
  </a>
);
