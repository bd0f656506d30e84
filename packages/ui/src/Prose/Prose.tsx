import type { ReactNode } from 'react';
import styles from './Prose.module.css';

export type ProseProps = { children: ReactNode };

/**
 * Long text of a page: headings, paragraphs, lists and tables at reading width.
 *
 * @example
 * <Prose><h2>Privacy</h2><p>We keep what you send us...</p></Prose>
 */
export const Prose = ({ children }: ProseProps) => (
  <div className={styles.prose} data-part="prose">
    {children}
  </div>
);
