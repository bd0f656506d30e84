import { lazyWithPreload } from '../../lazy/lazyWithPreload.tsx';
import { LazyOnVisible } from '../../lazy/LazyOnVisible.tsx';
import { OwnSection } from '../OwnSection.tsx';
import type { SectionProps } from '../section.ts';
import styles from './Html.module.css';
import type { section } from './section.ts';

const SafeHtml = lazyWithPreload(async () => (await import('@dealer/ui/SafeHtml')).SafeHtml);

/** Text in HTML, without what could harm; the code that reads it arrives with it. */
export const Html = ({ id, settings: { title, html, tone } }: SectionProps<typeof section>) =>
  html.trim() === '' ? null : (
    <OwnSection id={id} title={title} tone={tone}>
      <LazyOnVisible part={SafeHtml} placeholder={<div className={styles.room} />}>
        <SafeHtml html={html} />
      </LazyOnVisible>
    </OwnSection>
  );
