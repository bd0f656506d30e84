import { useMemo } from 'react';
import { type PageItem, pageList } from '@dealer/core/page';
import { useStorefront } from '../boot/storefront.ts';
import type { TemplatePages } from '../template/template.ts';

/**
 * The sections of a page by area. Sections without an area, or with one that the page does not have, are in `below`. A page that neither a
 * look nor a site can change has no name.
 *
 * @example
 * const { top, main, below } = usePageAreas('offers', offersSectionList, ['top', 'main']);
 */
export const usePageAreas = <Area extends string>(
  page: keyof TemplatePages | undefined,
  usual: readonly PageItem[],
  areas: readonly Area[],
): Readonly<Record<Area | 'below', readonly PageItem[]>> => {
  const { site, template } = useStorefront();
  return useMemo(() => {
    const items = page ? pageList(usual, template.pages[page], site.pages[page]) : usual;
    const names: readonly string[] = areas;
    return Object.fromEntries([
      ...areas.map((name) => [name, items.filter(({ area }) => area === name)]),
      ['below', items.filter(({ area }) => area === undefined || !names.includes(area))],
    ]) as Record<Area | 'below', PageItem[]>;
  }, [page, site, template, usual, areas]);
};
