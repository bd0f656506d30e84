import { ownValue } from '@dealer/core/data';
import type { PageName, RouteRow } from '@dealer/core/routes';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { retryImport } from '../lazy/retryImport.ts';

/** A route without its path. */
export type PageRoute = Pick<RouteObject, 'lazy' | 'loader' | 'shouldRevalidate'>;

/** The route of each page, by the page's name in the table of routes. */
export type PageMap<Name extends PageName = PageName> = Readonly<Record<Name, (deps: StorefrontDeps) => PageRoute>>;

/**
 * A page whose component, and loader where it has one, are imported on the first visit.
 *
 * @example
 * lazyPage(async () => (await import('../pages/legal/LegalPage.tsx')).LegalPage)
 */
export const lazyPage =
  (
    component: () => Promise<ComponentType>,
    loader?: () => Promise<(deps: StorefrontDeps) => LoaderFunction>,
    route?: Omit<PageRoute, 'lazy'>,
  ) =>
  (deps: StorefrontDeps): PageRoute => ({
    ...route,
    lazy: {
      Component: () => retryImport(component),
      ...(loader && { loader: async () => (await retryImport(loader))(deps) }),
    },
  });

/**
 * The route of one path of the table; empty where its page is not in the map.
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
