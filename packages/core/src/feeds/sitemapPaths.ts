import type { Post } from '../content/post.ts';
import type { Model } from '../brands/model.ts';
import { listedOffers } from '../offers/pickOffers.ts';
import type { Offer } from '../offers/offer.ts';
import type { Site } from '../site/site.ts';
import { gatedPage } from '../routes/gatedPage.ts';
import { modelPath } from '../routes/modelPath.ts';
import { offerPath } from '../routes/morePaths.ts';
import { pathTo } from '../routes/pathTo.ts';
import { routeOf } from '../routes/routeOf.ts';
import type { PageSite } from '../routes/routeRow.ts';
import { routes } from '../routes/routes.ts';
import { isOnSite } from '../routes/sitePaths.ts';
import { type RouteSite, sitePatterns } from '../routes/sitePatterns.ts';

/** The items of a site's content files that have pages. */
export type SitemapContent = {
  readonly offers?: readonly Offer[];
  readonly models?: readonly Model[];
  readonly posts?: readonly Post[];
  /** Milliseconds. Offers that have ended are not listed. */
  readonly now: number;
};

type SitemapSite = RouteSite & PageSite & Pick<Site, 'auth' | 'country' | 'website_id' | 'timezone'>;

const itemPaths = (site: SitemapSite, { offers = [], models = [], posts = [], now }: SitemapContent): string[] => {
  const pathsOf = (name: 'offer' | 'model' | 'post', paths: readonly string[]) =>
    isOnSite(routeOf(name), site) ? paths : [];
  return [
    ...pathsOf(
      'offer',
      listedOffers(offers, site, now).map((offer) => offerPath(offer, site)),
    ),
    ...pathsOf('model', models.filter(({ overrideUrl }) => overrideUrl === undefined).map(modelPath)),
    ...pathsOf(
      'post',
      posts.map(({ slug }) => pathTo('post', { slug })),
    ),
  ];
};

/**
 * The addresses in a site's sitemap, without vehicles and searches. With the items of its content files it includes the pages
 * of current offers, models and posts.
 *
 * @example
 * sitemapPaths(aSite()).slice(0, 3); // => ['/', '/finance', '/trade-in']
 * sitemapPaths(aSite({ content: ['posts'] }), { posts, now }).at(-1); // => '/blog/vehicle-reviews/towing-tips'
 */
export const sitemapPaths = (site: SitemapSite, content?: SitemapContent): readonly string[] => {
  const listed = routes.filter(
    (row) => row.unlisted !== true && isOnSite(row, site) && gatedPage(row.name, site) === undefined,
  );
  const paths = listed.flatMap(({ patterns, slugs }) =>
    patterns
      .flatMap((pattern) => sitePatterns(pattern, site))
      .flatMap((pattern) => slugs?.(site).map((slug) => pattern.replace(':slug', encodeURIComponent(slug))) ?? pattern),
  );
  // Vehicles, searches and the like cannot be listed here.
  const fixed = paths.filter((path) => !/[:*]/.test(path));
  return [...new Set([...fixed, ...(content === undefined ? [] : itemPaths(site, content))])];
};
