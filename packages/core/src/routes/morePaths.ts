import { slugify } from '../format/slugify.ts';
import type { Site } from '../site/site.ts';
import { anchors } from './anchors.ts';
import { modelBodies, type ModelBody } from './modelPath.ts';
import { vehiclePath } from './paths.ts';
import { pathTo } from './pathTo.ts';
import type { SignInType } from './signInType.ts';
import { withQuery } from './withQuery.ts';

type Own = Pick<Site, 'routes'>;

/** The page after an accepted enquiry. */
export const successPath: string = /* @__PURE__ */ pathTo('success');

/** The contact page, on every site. */
export const contactPath: string = /* @__PURE__ */ pathTo('contact');

/**
 * The public address of a car, for sharing: the site's address with the car's path.
 *
 * @example
 * shareUrl('hilux-7', aSite()); // => 'https://www.harbourcity.example/cars/hilux-7'
 */
export const shareUrl = (slug: string, site: Pick<Site, 'url'>): string =>
  `${site.url.replace(/\/+$/, '')}${vehiclePath(slug)}`;

/**
 * The site's finance page: /finance unless it has another.
 *
 * @example
 * financePath(aSite({ routes: { financePath: '/apply-for-finance' } })); // => '/apply-for-finance'
 */
export const financePath = (site: Own): string => pathTo('finance', {}, site);

/** The reason to sign in, the page afterwards, and the page to go back to. */
export type SignInRequest = { readonly type: SignInType; readonly redirect: string; readonly back: string };

/**
 * The sign-in page with its reason, redirect target and way back.
 *
 * @example
 * signInPath({ type: 'my-garage', redirect: '/my-garage', back: '/' }); // => '/sign-in?type=my-garage&redirect=%2Fmy-garage&back=%2F'
 */
export const signInPath = ({ type, redirect, back }: SignInRequest): string =>
  `${pathTo('signIn')}?type=${type}&redirect=${encodeURIComponent(redirect)}&back=${encodeURIComponent(back)}`;

/**
 * The page of a location. The site chooses its first segment: contact-us, our-location or locations.
 *
 * @example
 * locationPath('newstead', aSite()); // => '/contact-us/newstead'
 */
export const locationPath = (slug: string, site: Own): string => pathTo('location', { slug }, site);

/** The values of an offer that its address depends on. */
export type OfferReference = { readonly id: number | string; readonly manufacturer?: string | null };

/**
 * The page of an offer: the manufacturer is part of the address if the offer has one and the site sells several.
 *
 * @example
 * offerPath({ id: 12, manufacturer: 'Land Rover' }, aSite()); // => '/offers/land-rover/12'
 * offerPath({ id: 12, manufacturer: 'Ford' }, aSite({ manufacturer: 'Ford' })); // => '/offers/12'
 */
export const offerPath = ({ id, manufacturer }: OfferReference, site: Pick<Site, 'manufacturer'>): string => {
  const segment = site.manufacturer === null ? slugify(manufacturer ?? '') : '';
  return `/offers/${segment === '' ? '' : `${encodeURIComponent(segment)}/`}${encodeURIComponent(id)}`;
};

/**
 * The model directory, of one body or of all (decision F6).
 *
 * @example
 * modelsPath('future-vehicles'); // => '/models?body=future-vehicles'
 */
export const modelsPath = (body?: ModelBody): string =>
  withQuery(pathTo('models'), { body: modelBodies.find(({ value }) => value === body)?.value });

/** Which service page, and whether to link to the booking form. */
export type ServiceLink = { readonly toBooking?: boolean; readonly ofBrand?: boolean };

/**
 * The service page. `ofBrand`: the page of the site's brand, if it has a single manufacturer. `toBooking`: directly at the booking form.
 *
 * @example
 * servicePath(aSite(), { toBooking: true }); // => '/service#service-booking'
 * servicePath(aSite({ manufacturer: 'Ford' }), { ofBrand: true }); // => '/ford-service'
 */
export const servicePath = (
  site: Pick<Site, 'manufacturer'>,
  { toBooking = false, ofBrand = false }: ServiceLink = {},
): string => {
  const brand = ofBrand ? slugify(site.manufacturer ?? '') : '';
  const path = brand === '' ? pathTo('service') : `/${encodeURIComponent(brand)}-service`;
  return toBooking ? `${path}#${anchors.serviceBooking}` : path;
};

/**
 * The overview of a brand. `matchRoute` knows it only for the site's own brands.
 *
 * @example
 * brandOverviewPath('Land Rover'); // => '/land-rover/overview'
 */
export const brandOverviewPath = (brand: string): string => `/${encodeURIComponent(slugify(brand))}/overview`;

/**
 * The printable page of a car, for a new tab.
 *
 * @example
 * printPath('2022-toyota-hilux-7'); // => '/print?car_id=2022-toyota-hilux-7'
 */
export const printPath = (slug: string): string => `${pathTo('print')}?car_id=${encodeURIComponent(slug)}`;
