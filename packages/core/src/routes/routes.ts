import { firstTable } from './firstRoutes.ts';
import type { FirstRow } from './firstRoutes.ts';
import { laterTable } from './laterRoutes.ts';
import type { RouteRow } from './routeRow.ts';

type TableRow = FirstRow | (typeof laterTable)[number];

/** A page of the site, by what it is for. */
export type RouteName = TableRow['name'];

/** Key of a page that is built. */
export type PageName = Extract<TableRow, { page: string }>['page'];

/** A row of the table. */
export type Route = RouteRow & { readonly name: RouteName; readonly page?: PageName };

/**
 * Every page of specification section 2, Routes: the router, menus, gates, the sitemap and link builders are derived from these rows.
 * A new page is a row in `firstRoutes.ts` or `laterRoutes.ts`, and a component in the storefront's page map.
 */
export const routes: readonly Route[] = [...firstTable, ...laterTable];

type NamesIn<Pattern> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** What the address of a page must be given: the `:names` of its first pattern. */
export type RouteParams<Name extends RouteName> = Readonly<
  Record<NamesIn<Extract<TableRow, { name: Name }>['patterns'][0]>, string | number>
>;
