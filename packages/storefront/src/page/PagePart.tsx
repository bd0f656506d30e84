import type { ReactNode } from 'react';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import styles from './PagePart.module.css';

type PagePartProps = { id: string; title: string; link?: { label: string; href: string }; children: ReactNode };

/** A part of a page's own column, with its heading: no band, no room of its own. */
export const PagePart = ({ id, title, link, children }: PagePartProps) => (
  <section className={styles.section} aria-labelledby={`${id}-heading`}>
    <SectionHeading id={`${id}-heading`} title={title} link={link} />
    {children}
  </section>
);
