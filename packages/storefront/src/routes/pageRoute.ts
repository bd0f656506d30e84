import { ownValue } from '@dealer/core/record';
import type { PageName, RouteRow } from '@dealer/core/routes';
import type { RouteObject } from 'react-router';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { loadTwice } from '../region/loadTwice.ts';

/** What the router needs of a page besides its addresses. */
export type PageRoute = Pick<RouteObject, 'lazy' | 'loader' | 'shouldRevalidate'>;

/** The component and loader of each page, by its key in the table of routes. */
export type PageMap<Name extends PageName = PageName> = Readonly<Record<Name, (deps: StorefrontDeps) => PageRoute>>;

/**
 * A part of a page, fetched with the first visit to the page.
 *
 * @example
 * { lazy: { Component: part(() => import('../pages/legal/LegalPage.tsx'), (file) => file.LegalPage) } }
 */
export const part =
  <File, Part>(load: () => Promise<File>, pick: (file: File) => Part) =>
  async (): Promise<Part> =>
    pick(await loadTwice(load));

/**
 * The router's route for an address of the table, or none where its page is not in the map.
 *
 * @example
 * siteRows(site).flatMap((at) => routeObject(at, deps, morePages))
 */
export const routeObject = (
  { row, pattern }: { row: RouteRow; pattern: string },
  deps: StorefrontDeps,
  pages: Readonly<Record<string, (deps: StorefrontDeps) => PageRoute>>,
): RouteObject[] => {
  const page = ownValue(pages, row.page ?? '')?.(deps);
  if (!page) return [];
  return [pattern === '/' ? { index: true, ...page } : { path: pattern.slice(1), ...page }];
};
