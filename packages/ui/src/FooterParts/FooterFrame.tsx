import type { ReactNode } from 'react';
import styles from './FooterParts.module.css';

export type FooterFrameProps = {
  className?: string | undefined;
  /** On a dark background: focus rings and buttons take their inverse colours. */
  isInverse?: boolean;
  children: ReactNode;
};

/**
 * The end of a page. A container named `footer`: its parts measure it, not the window. A look with another
 * background sets `--footer-ink`, `--footer-muted` and `--footer-border` for their text and lines.
 *
 * @example
 * <FooterFrame className={styles.footer} isInverse><FooterTop>...</FooterTop></FooterFrame>
 */
export const FooterFrame = ({ className = '', isInverse = false, children }: FooterFrameProps) => (
  <footer
    className={`${styles.footer} ${className}`}
    data-part="footer"
    data-surface={isInverse ? 'inverse' : undefined}
  >
    <div className={styles.content}>{children}</div>
  </footer>
);

/** The contact, and the columns beside it where there is room. */
export const FooterTop = ({ children }: { children: ReactNode }) => <div className={styles.top}>{children}</div>;
