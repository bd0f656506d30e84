import type { LoaderFunctionArgs } from 'react-router';
import type { SiteLocation } from '@dealer/core/site';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/** The location of an address, or that the dealer has none there. */
export type DealershipLoaderData = { kind: 'location'; location: SiteLocation } | { kind: 'unknown' };

/**
 * Finds the location that the address names.
 *
 * @example
 * { path: 'contact-us/:slug', loader: dealershipLoader(deps) }
 */
export const dealershipLoader =
  ({ site }: StorefrontDeps) =>
  ({ params }: LoaderFunctionArgs): DealershipLoaderData => {
    const slug = (params['slug'] ?? '').toLowerCase();
    const location = site.locations.find((one) => one.visible && one.slug === slug);
    return location === undefined ? { kind: 'unknown' } : { kind: 'location', location };
  };
