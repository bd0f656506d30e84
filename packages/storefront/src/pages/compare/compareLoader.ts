import { type LoaderFunctionArgs, redirect } from 'react-router';
import { type ComparedSlugs, compareHref, readComparedSlugs } from '@dealer/core/saved';
import type { Vehicle } from '@dealer/core/vehicle';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/** Data of the comparison: vehicles in the order of the address, and the slugs that the dealer does not know. */
export type CompareLoaderData = ComparedSlugs &
  ({ kind: 'compared'; vehicles: Vehicle[]; unknown: string[] } | { kind: 'failed' });

const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * Reads the vehicles that the address compares, sold or not, in one call. An address without vehicles redirects to the
 * visitor's own selection.
 *
 * @example
 * { path: 'compare', loader: compareLoader(deps) }
 */
export const compareLoader =
  ({ search, stores, site }: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<CompareLoaderData | Response> => {
    const named = readComparedSlugs(new URL(request.url).search);
    if (named.slugs.length === 0) {
      const chosen =
        site.card.favouriteMode === 'compare'
          ? stores.favourites
              .getState()
              .favourites.map(({ slug }) => slug)
              .reverse()
          : [];
      return chosen.length === 0
        ? { ...named, kind: 'compared', vehicles: [], unknown: [] }
        : redirect(compareHref(chosen));
    }
    const answer = await search.multiSearch(
      named.slugs.map((slug) => ({ filter: `slug = ${quoted(slug)}`, limit: 1 })),
      { scope: 'anyAvailability' },
    );
    if (answer.kind === 'failed') return { ...named, kind: 'failed' };
    const found = named.slugs.map((slug) =>
      answer.value.flatMap(({ vehicles }) => vehicles).find((vehicle) => vehicle.slug === slug),
    );
    return {
      ...named,
      kind: 'compared',
      vehicles: found.filter((vehicle) => vehicle !== undefined),
      unknown: named.slugs.filter((_, at) => found[at] === undefined),
    };
  };
