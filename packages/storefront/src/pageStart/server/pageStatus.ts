import { ownValue } from '@dealer/core/data';
import type { Vehicle } from '@dealer/core/vehicle';

/** What the loader of a page found: the part of its data that decides the status. */
type Loaded = { kind?: string; vehicle?: Vehicle };

/** The part of the router's state that decides the status. */
export type PageState = {
  matches: readonly { route: { id: string; path?: string | undefined } }[];
  loaderData: Readonly<Record<string, unknown>>;
  errors: object | null;
};

/**
 * The HTTP status of a page: 200, 404 if its address names nothing that exists, 503 if its data could not be loaded, 500 if it failed. A sold
 * vehicle that is still in the index has a page (decision G16).
 */
export const pageStatus = ({ matches, loaderData, errors }: PageState): 200 | 404 | 500 | 503 => {
  if (errors !== null) return 500;
  const page = matches.at(-1)?.route;
  if (page === undefined || page.path === '*') return 404;
  const { kind } = (ownValue(loaderData, page.id) ?? {}) as Loaded;
  if (kind === 'failed') return 503;
  return kind === 'unknown' ? 404 : 200;
};
