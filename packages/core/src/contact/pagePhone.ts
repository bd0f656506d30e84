import type { Site } from '../site/site.ts';

/**
 * The header's phone number on a page about one car type, if the site has numbers by car type (decision D8); undefined on other
 * pages.
 *
 * @example
 * pagePhone('/search/used-cars', site) // => '1300 000 001'
 */
export const pagePhone = (path: string, { phones }: Pick<Site, 'phones'>): string | undefined => {
  const type = /^\/search\/(new|demo|used)-/.exec(path)?.[1];
  // "/search/new-used-and-demo-cars" covers several types.
  return phones.usePhonesByCarType && type !== undefined && !path.includes('-and-')
    ? phones.phonesByCarType[type as 'new' | 'demo' | 'used']
    : undefined;
};
