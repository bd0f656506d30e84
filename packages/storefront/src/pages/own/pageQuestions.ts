import { isShown, type PageItem } from '@dealer/core/page';
import type { Site } from '@dealer/core/site';
import type { FaqItem } from '@dealer/core/head';
import { section } from '../../sections/Faq/section.ts';
import { sectionSettings } from '../../sections/section.ts';

/** The questions of all `faq` sections that a page shows, for its one FAQPage. */
export const pageQuestions = (items: readonly PageItem[], site: Site): FaqItem[] =>
  items
    .filter((item) => item.section === 'faq' && isShown(item, { site }))
    .flatMap((item) => (sectionSettings(section, item).settings as { items: readonly FaqItem[] | null }).items ?? []);
