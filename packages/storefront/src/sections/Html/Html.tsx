import { use } from 'react';
import { ServerContext } from '../../pageStart/later/serverContext.ts';
import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import { LazyOnVisible } from '../../pageStart/later/LazyOnVisible.tsx';
import { TitledSection } from '../TitledSection.tsx';
import type { SectionProps } from '../section.ts';
import styles from './Html.module.css';
import type { section } from './section.ts';

const SafeHtml = lazyWithPreload(async () => (await import('@dealer/ui/SafeHtml')).SafeHtml);
const BrowserHtml = lazyWithPreload(async () => (await import('@dealer/ui/BrowserHtml')).BrowserHtml);

/** Text in HTML, without what could harm; the code that reads it arrives with it. */
export const Html = ({ id, settings: { title, html, tone } }: SectionProps<typeof section>) => {
  // A browser has a parser of its own.
  const Content = use(ServerContext) ? SafeHtml : BrowserHtml;
  return html.trim() === '' ? null : (
    <TitledSection id={id} title={title} tone={tone}>
      <LazyOnVisible part={Content} placeholder={<div className={styles.room} />}>
        <Content html={html} />
      </LazyOnVisible>
    </TitledSection>
  );
};
