import {
  contactPath,
  financePath,
  isAvailablePath,
  pathTo,
  searchPath,
  servicePath,
  sitePaths,
  tradeInPath,
} from '@dealer/core/routes';
import type { PageSite, RouteSite } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';

type Link = { label: string; href: string };

type NextStepsSite = RouteSite & PageSite & Pick<Site, 'finance' | 'vehicleNoun'>;

const byTopic: Readonly<Record<string, (site: NextStepsSite) => Link[]>> = {
  'Service Booking': () => [
    { label: 'Parts and accessories', href: pathTo('parts') },
    { label: 'Opening hours', href: contactPath },
  ],
  'Parts Enquiry': (site) => [
    { label: 'Book a service', href: servicePath(site) },
    { label: 'Opening hours', href: contactPath },
  ],
  'Warranty Enquiry': (site) => [
    { label: 'Book a service', href: servicePath(site) },
    { label: 'Opening hours', href: contactPath },
  ],
  'Roadside Assist': (site) => [
    { label: 'Book a service', href: servicePath(site) },
    { label: 'Opening hours', href: contactPath },
  ],
  'Career Enquiry': () => [
    { label: 'About us', href: pathTo('about') },
    { label: 'Where we are', href: contactPath },
  ],
  'Test Drive': (site) => [
    { label: 'What your own vehicle is worth', href: tradeInPath() },
    ...(site.finance.hidden ? [] : [{ label: 'Finance', href: financePath(site) }]),
  ],
};

const general: readonly Link[] = [
  { label: 'Special offers', href: pathTo('offers') },
  { label: 'Our yards and opening hours', href: contactPath },
];

/** Topics of visitors who are not looking for a vehicle. */
const ofOthers = ['Service Booking', 'Parts Enquiry', 'Warranty Enquiry', 'Roadside Assist', 'Career Enquiry'];

/**
 * Links after a lead by its topic, the most likely first; the stock only for visitors who look for a vehicle. Only
 * pages that this site has.
 */
export const nextSteps = (topic: string, site: NextStepsSite): Link[] => {
  const own = Object.hasOwn(byTopic, topic) ? byTopic[topic]?.(site) : undefined;
  const stock = ofOthers.includes(topic) ? [] : [{ label: 'See all vehicles', href: searchPath(site) }];
  return [...stock, ...(own ?? general)].filter(({ href }) => isAvailablePath(href, sitePaths(site)));
};
