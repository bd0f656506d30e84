import { type RouteName, routes } from './routes.ts';

/** A written address of a page: `:name` is one segment, `*` at the end any number of segments, including none. */
export type RoutePattern = { readonly name: RouteName; readonly pattern: string };

/**
 * The addresses that are the same on every site; `siteRoutes` adds those that a site chooses.
 */
export const routeTable: readonly RoutePattern[] = /* @__PURE__ */ routes.flatMap(({ name, patterns, aliases = [] }) =>
  [...patterns, ...aliases].filter((pattern) => !pattern.includes('{')).map((pattern) => ({ name, pattern })),
);
