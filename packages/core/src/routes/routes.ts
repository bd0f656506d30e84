import { type FirstRow, firstTable } from './firstRoutes.ts';
import { moreTable } from './moreRoutes.ts';
import type { RouteRow } from './routeRow.ts';

type TableRow = FirstRow | (typeof moreTable)[number];

/** The name of a page. */
export type RouteName = TableRow['name'];

/** Key of a page that is built. */
export type PageName = Extract<TableRow, { page: string }>['page'];

/** The name of a page's list of sections in `pages` of looks and sites. */
export type PageListName = ListNameOf<Extract<TableRow, { list: unknown }>>;

type ListNameOf<Row> = Row extends { list: true; page: infer Page }
  ? Page
  : Row extends { list: infer List }
    ? Exclude<List, true>
    : never;

/** A row of the table. */
export type Route = RouteRow & { readonly name: RouteName; readonly page?: PageName };

/**
 * Every page: the router, menus, gates, the sitemap and link builders are derived from these rows.
 * A new page is a row in `firstRoutes.ts` or `moreRoutes.ts`, and a component in the storefront's page map.
 */
export const routes: readonly Route[] = [...firstTable, ...moreTable];

/**
 * The name of a row's list of sections; undefined for a page that is no list.
 *
 * @example
 * listName(routes[0]); // => 'home'
 */
export const listName = ({ list, page }: Pick<RouteRow, 'list' | 'page'>): string | undefined =>
  list === true ? page : list;

type NamesIn<Pattern> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a page's address: the `:names` of its first pattern. */
export type RouteParams<Name extends RouteName> = Readonly<
  Record<NamesIn<Extract<TableRow, { name: Name }>['patterns'][0]>, string | number>
>;
