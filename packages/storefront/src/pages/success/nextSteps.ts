import {
  contactPath,
  financePath,
  leadsSomewhere,
  pagePaths,
  searchPath,
  servicePath,
  tradeInPath,
} from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import { sitePaths } from '../../routes/sitePaths.ts';

type Link = { label: string; href: string };

type NextStepsSite = Pick<
  Site,
  'finance' | 'legal' | 'manufacturer' | 'routes' | 'services' | 'spinToWin' | 'vehicleNoun'
>;

const byTopic: Readonly<Record<string, (site: NextStepsSite) => Link[]>> = {
  'Service Booking': () => [
    { label: 'Parts and accessories', href: pagePaths.parts },
    { label: 'Opening hours', href: contactPath },
  ],
  'Parts Enquiry': (site) => [
    { label: 'Book a service', href: servicePath(site) },
    { label: 'Opening hours', href: contactPath },
  ],
  'Career Enquiry': () => [
    { label: 'About us', href: pagePaths.about },
    { label: 'Where we are', href: contactPath },
  ],
  'Test Drive': (site) => [
    { label: 'What your own vehicle is worth', href: tradeInPath() },
    ...(site.finance.hidden ? [] : [{ label: 'Finance', href: financePath(site) }]),
  ],
};

const general: readonly Link[] = [
  { label: 'Special offers', href: pagePaths.offers },
  { label: 'Our yards and opening hours', href: contactPath },
];

/**
 * Ways on after a lead, by what it was about; only pages that this site has, at its own addresses.
 *
 * @example
 * nextSteps('Service Booking', site)[0] // => { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' }
 */
export const nextSteps = (topic: string, site: NextStepsSite): Link[] => {
  const own = Object.hasOwn(byTopic, topic) ? byTopic[topic]?.(site) : undefined;
  return [...(own ?? general), { label: `All ${site.vehicleNoun.toLowerCase()}s`, href: searchPath(site) }].filter(
    ({ href }) => leadsSomewhere(href, sitePaths(site)),
  );
};
