import { later } from '../../region/later.tsx';
import { OnApproach } from '../../region/OnApproach.tsx';
import { OwnSection } from '../OwnSection.tsx';
import type { SectionProps } from '../section.ts';
import styles from './Html.module.css';
import type { section } from './section.ts';

const SafeHtml = later(async () => (await import('@dealer/ui/SafeHtml')).SafeHtml);

/** Text in HTML, without what could harm; the code that reads it arrives with it. */
export const Html = ({ id, settings: { title, html, tone } }: SectionProps<typeof section>) =>
  html.trim() === '' ? null : (
    <OwnSection id={id} title={title} tone={tone}>
      <OnApproach part={SafeHtml} place={<div className={styles.room} />}>
        <SafeHtml html={html} />
      </OnApproach>
    </OwnSection>
  );
