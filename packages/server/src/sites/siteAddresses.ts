import type { HostedSite } from './siteRegistry.ts';
import { keyOf } from './siteStore.ts';

/** Sites that are listed one by one; a server may have thousands. */
const most = 10;

/** Which addresses of a server at `url` show which site, in sentences for who has started it. */
export const siteAddresses = (
  sites: readonly Pick<HostedSite, 'template' | 'slug' | 'host'>[],
  url: string,
): string[] => {
  const [only, another] = sites;
  const named = sites.filter(({ host }) => host !== '');
  return [
    ...named.slice(0, most).map((site) => `The host name ${site.host} shows ${keyOf(site)}.`),
    ...(named.length > most ? [`${named.length - most} more host names show their sites.`] : []),
    only !== undefined && another === undefined
      ? `${url} and the IP addresses of this machine show ${keyOf(only)}, the only site.`
      : `${url} and the IP addresses of this machine show no site.`,
    'Any other host name is answered with 404.',
  ];
};
