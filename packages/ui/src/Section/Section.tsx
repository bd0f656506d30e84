import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './Section.module.css';

export type SectionProps = {
  children: ReactNode;
  /** plain: no background; mist: a light band; inverse: a dark band. */
  tone?: 'plain' | 'mist' | 'inverse';
  /** Id of the heading that names it, or its name. */
  labelledBy?: string;
  label?: string;
  /** full: to the edges of the window, for pictures. */
  width?: 'content' | 'full';
};

/**
 * A section of a page: its background, width, and space above and below. Two adjacent plain or mist sections share
 * one gap.
 *
 * @avoid Within another section or a form.
 *
 * @example
 * <Section tone="mist" labelledBy="offers"><SectionHeading id="offers" title="Offers" />...</Section>
 */
export const Section = ({
  children,
  tone = 'plain',
  labelledBy,
  label,
  width = 'content',
  ...root
}: WithRoot<SectionProps, 'section'>) => (
  <section
    {...rootProps(root, styles.section)}
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
