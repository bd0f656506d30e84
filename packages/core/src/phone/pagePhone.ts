import type { Site } from '../site/site.ts';

/**
 * The number that a page of one car type shows in the header, where the site has numbers by car type (row 3.W02; decision D8); nothing on
 * other pages.
 *
 * @example
 * pagePhone('/search/used-cars', site) // => '1300 000 001'
 */
export const pagePhone = (path: string, { phones }: Pick<Site, 'phones'>): string | undefined => {
  const type = /^\/search\/(new|demo|used)-/.exec(path)?.[1];
  // "/search/new-used-and-demo-cars" is of several types.
  return phones.usePhonesByCarType && type !== undefined && !path.includes('-and-')
    ? phones.phonesByCarType[type as 'new' | 'demo' | 'used']
    : undefined;
};
