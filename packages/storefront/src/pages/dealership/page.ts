import type { LoaderFunctionArgs } from 'react-router';
import type { SiteLocation } from '@dealer/core/site';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { definePage } from '../../page/definePage.ts';
import { locationKind } from '@dealer/core/contact';
import { metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { contactPath, locationPath, pageTitle } from '@dealer/core/routes';

/** The location of an address, or that the dealer has none there. */
type DealershipLoaderData = { kind: 'location'; location: SiteLocation } | { kind: 'unknown' };

/**
 * Finds the location that the address names.
 */
const load =
  ({ site }: StorefrontDeps) =>
  ({ params }: LoaderFunctionArgs): DealershipLoaderData => {
    const slug = (params['slug'] ?? '').toLowerCase();
    const location = site.locations.find((one) => one.visible && one.slug === slug);
    return location === undefined ? { kind: 'unknown' } : { kind: 'location', location };
  };

/** A location with address, hours, contact details and an enquiry form, at each of its three addresses. */
export const page = definePage({
  route: 'dealership',
  areas: ['top', 'main'],
  sections: ['locationDetails', 'locationForm'],
  list: [
    { section: 'locationDetails', area: 'main' },
    { section: 'locationForm', area: 'main' },
  ],
  load,
  head: ({ location }, site) => {
    const { name, slug } = location;
    return {
      title: name,
      text: locationKind(location),
      description: metaDescription(name, `${name}: address, phone, opening hours and directions.`, site),
      path: locationPath(slug, site),
      trail: pageBreadcrumbs(name, site, [{ label: pageTitle('contact', site), href: contactPath }]),
    };
  },
});
