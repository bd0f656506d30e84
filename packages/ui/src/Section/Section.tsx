import type { ReactNode } from 'react';
import styles from './Section.module.css';

export type SectionProps = {
  children: ReactNode;
  /** plain on the page, mist on a quiet band, inverse on a dark one. */
  tone?: 'plain' | 'mist' | 'inverse';
  /** Id of the heading that names it, or a name of its own. */
  labelledBy?: string;
  label?: string;
  /** full: to the edges of the window, for pictures. */
  width?: 'content' | 'full';
};

/**
 * A section of a page: its band, its width, and the room above and below it. Two plain sections that follow one
 * another share one gap; a band with a tone keeps its own.
 *
 * @example
 * <Section tone="mist" labelledBy="offers"><SectionHeading id="offers" title="Offers" />...</Section>
 */
export const Section = ({ children, tone = 'plain', labelledBy, label, width = 'content' }: SectionProps) => (
  <section
    className={styles.section}
    aria-labelledby={labelledBy}
    aria-label={label}
    data-part="section"
    data-tone={tone}
    data-surface={tone === 'inverse' ? 'inverse' : undefined}
  >
    <div className={styles.inner} data-width={width}>
      {children}
    </div>
  </section>
);
