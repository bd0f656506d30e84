import { ownValue } from '@dealer/core/data';
import type { RouteRow } from '@dealer/core/routes';
import type { RouteObject } from 'react-router';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { retryImport } from '../pageStart/later/retryImport.ts';
import type { Page, PageFiles } from '../page/definePage.ts';

/** A route without its path. */
type PageRoute = Pick<RouteObject, 'lazy' | 'loader' | 'shouldRevalidate'>;

/** The route of a page. Its loader starts with the navigation, in parallel with its component. */
export const pageRoute =
  ({ definition, component, preload, load }: PageFiles) =>
  (deps: StorefrontDeps): PageRoute => {
    let page: Page | undefined;
    const define = async (): Promise<Page> => (page = (await retryImport(definition)).page);
    return {
      shouldRevalidate: (change) => page?.reloads?.(change, deps) ?? change.defaultShouldRevalidate,
      ...(load && { loader: load(deps) }),
      lazy: {
        ...(component && {
          Component: async () => (await Promise.all([retryImport(component), define(), preload?.(deps)]))[0],
        }),
        ...(!load && { loader: async () => (await define()).load?.(deps) }),
      },
    };
  };

/** The route of one path of the table; empty where its page is not there. */
export const routeObject = (
  { row, pattern }: { row: RouteRow; pattern: string },
  deps: StorefrontDeps,
  pages: Readonly<Record<string, PageFiles>>,
): RouteObject[] => {
  const files = ownValue(pages, row.page ?? '');
  if (!files) return [];
  const page = pageRoute(files)(deps);
  return [pattern === '/' ? { index: true, ...page } : { path: pattern.slice(1), ...page }];
};
