import { useMemo } from 'react';
import { ownValue } from '@dealer/core/data';
import { type PageChange, type PageItem, pageList } from '@dealer/core/page';
import { useStorefront } from '../boot/storefront.ts';
import type { Page } from './definePage.ts';

const none: readonly never[] = [];

/**
 * The sections of a page by area. Sections without an area, or with one that the page does not have, are in `below`. `name` is the list's
 * name in `pages` of looks and sites, where the page has several; null: neither a look nor a site can change it.
 */
export const usePageAreas = <Area extends string>(
  {
    areas = none,
    list = none,
    lists = {},
    route,
  }: Pick<Page<unknown, string, Area>, 'areas' | 'list' | 'lists' | 'route'>,
  name: string | null = route,
): Readonly<Record<Area | 'below', readonly PageItem[]>> => {
  const { site, template } = useStorefront();
  const usual = ownValue(lists, name ?? '') ?? list;
  return useMemo(() => {
    const items =
      name === null
        ? usual
        : pageList(
            usual,
            ownValue(template.pages as Readonly<Record<string, PageChange | undefined>>, name),
            ownValue(site.pages, name),
          );
    const names: readonly string[] = areas;
    return Object.fromEntries([
      ...areas.map((area) => [area, items.filter((item) => item.area === area)]),
      ['below', items.filter(({ area }) => area === undefined || !names.includes(area))],
    ]) as Record<Area | 'below', PageItem[]>;
  }, [name, site, template, usual, areas]);
};
