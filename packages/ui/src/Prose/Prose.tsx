import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './Prose.module.css';

export type ProseProps = { children: ReactNode };

/**
 * Long text of a page: headings, paragraphs, lists and tables at reading width.
 *
 * @avoid For HTML of others, which is `SafeHtml`, and for text on a card, which is `LongText`.
 *
 * @example
 * <Prose><h2>Privacy</h2><p>We keep what you send us...</p></Prose>
 */
export const Prose = ({ children, ...root }: WithRoot<ProseProps, 'div'>) => (
  <div {...rootProps(root, styles.prose)} data-part="prose">
    {children}
  </div>
);
