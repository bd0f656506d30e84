import { leadsSomewhere, searchPath } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import { sitePaths } from '../../routes/sitePaths.ts';

type Link = { label: string; href: string };

const byTopic: Readonly<Record<string, readonly Link[]>> = {
  'Service Booking': [{ label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' }, { label: 'Opening hours', href: '/contact-us' }],
  'Parts Enquiry': [{ label: 'Book a service', href: '/service' }, { label: 'Opening hours', href: '/contact-us' }],
  'Career Enquiry': [{ label: 'About us', href: '/about-us' }, { label: 'Where we are', href: '/contact-us' }],
  'Test Drive': [{ label: 'What your own vehicle is worth', href: '/trade-in' }, { label: 'Finance', href: '/finance' }],
};

/**
 * Ways on after a lead, by what it was about; only pages that this site has.
 *
 * @example
 * nextSteps('Service Booking', site)[0] // => { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' }
 */
export const nextSteps = (topic: string, site: Pick<Site, 'legal' | 'routes' | 'services' | 'spinToWin' | 'vehicleNoun'>): Link[] => {
  const general = [{ label: 'Special offers', href: '/special-offers' }, { label: 'Our yards and opening hours', href: '/contact-us' }];
  const own = Object.hasOwn(byTopic, topic) ? (byTopic[topic] ?? []) : general;
  return [...own, { label: `All ${site.vehicleNoun.toLowerCase()}s`, href: searchPath(site) }].filter(({ href }) => leadsSomewhere(href, sitePaths(site)));
};
