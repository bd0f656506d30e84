import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './FooterParts.module.css';

export type FooterFrameProps = {
  className?: string | undefined;
  /** On the dark background of the theme: text, lines, fields, focus rings and buttons take their inverse colours. */
  isInverse?: boolean;
  children: ReactNode;
};

/**
 * The footer element. It is a container named `footer`, which its parts query instead of the window. A look with another background
 * sets `--footer-ink`, `--footer-muted` and `--footer-border` for text and lines.
 *
 * @avoid For the end of a section: a page has one footer, where its contact and legal text are.
 * @accessibility Screen readers: each group has a heading. In a narrow footer a button in it announces whether the group is expanded, and collapsed links are left out. Networks are icons with their names, a phone number is read with "Call". Whether a location is open is a text.
 * @accessibility Touch: a link is at least 44 px high, those of locations 28 px in a wide footer with a fine pointer.
 *
 * @example
 * <FooterFrame className={styles.footer} isInverse><FooterTop>...</FooterTop></FooterFrame>
 */
export const FooterFrame = ({
  className = '',
  isInverse = false,
  children,
  ...root
}: WithRoot<FooterFrameProps, 'footer'>) => (
  <footer
    {...rootProps(root, `${styles.footer} ${className}`)}
    data-part="footer"
    data-surface={isInverse ? 'inverse' : undefined}
  >
    <div className={styles.content}>{children}</div>
  </footer>
);

/** The contact, and the columns next to it where they fit. */
export const FooterTop = ({ children, ...root }: WithRoot<{ children: ReactNode }, 'div'>) => (
  <div {...rootProps(root, styles.top)}>{children}</div>
);
