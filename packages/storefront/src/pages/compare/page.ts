import { type LoaderFunctionArgs, redirect } from 'react-router';
import { type ComparedSlugs, compareHref, comparePath, readComparedSlugs } from '@dealer/core/saved';
import type { Vehicle } from '@dealer/core/vehicle';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { definePage, provides } from '../../page/definePage.ts';
import { pageTitle } from '@dealer/core/routes';

/** Data of the comparison: vehicles in the order of the address, and the slugs that the dealer does not know. */
export type CompareLoaderData = ComparedSlugs &
  ({ kind: 'compared'; vehicles: Vehicle[]; unknown: string[] } | { kind: 'failed' });

const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * Reads the vehicles that the address compares, sold or not, in one call. An address without vehicles redirects to the
 * visitor's own selection.
 */
const load =
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

/** What the sections of the compare page are about. */
type PageComparison = Pick<ComparedSlugs, 'leftOut'> & {
  hasFailed: boolean;
  vehicles: readonly Vehicle[];
  /** Slugs that the dealer does not know. */
  unknown: readonly string[];
  /** Address where more vehicles can be added. */
  add: { label: string; href: string };
  onlyDifferences: boolean;
  onOnlyDifferences: (only: boolean) => void;
  /** Announces a change of the table to screen readers. */
  onSay: (text: string) => void;
};

/** Up to four vehicles side by side. The address names them, so the page can be shared, reloaded and returned to (decision C6). */
export const page = definePage({
  route: 'compare',
  areas: ['top', 'main'],
  sections: ['compareNotes', 'compareTools', 'comparedVehicles', 'compareCosts'],
  list: [
    { section: 'compareNotes', area: 'main' },
    { section: 'compareTools', area: 'main' },
    { section: 'comparedVehicles', area: 'main' },
    { section: 'compareCosts', area: 'main' },
  ],
  load,
  data: provides<PageComparison>(),
  head: ({ hasFailed, vehicles }, site) => {
    const title = pageTitle('compare', site);
    return {
      title,
      ...(hasFailed
        ? {}
        : { text: vehicles.length > 1 ? 'Differences are highlighted.' : 'Up to four, side by side.' }),
      headTitle: [vehicles.map(({ name }) => name).join(', '), title].filter(Boolean).join(' | '),
      path: comparePath,
      noIndex: true,
    };
  },
});
