import { isShown, type PageItem } from '@dealer/core/page';
import { ownValue } from '@dealer/core/data';
import type { Site } from '@dealer/core/site';
import type { SectionParts } from './SectionView.tsx';

/** Whether one of the sections shows the page's first heading; otherwise the page shows it. */
export const hasPageHeading = (items: readonly PageItem[], parts: SectionParts, site: Site): boolean =>
  items.some((item) => ownValue(parts, item.section)?.definition.hasPageHeading && isShown(item, { site }));
