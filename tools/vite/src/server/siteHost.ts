import { lruCache } from '@dealer/api/http';

/** The most host names in memory. */
const mostHosts = 1_000;

/** Host names by the text of the site file, because each request compares them; empty for a file without one. */
const known = lruCache<string>(mostHosts);

const readHost = (text: string): string => {
  try {
    return new URL((JSON.parse(text) as { url: string }).url).hostname;
  } catch {
    return '';
  }
};

/**
 * The host name in the address of a site file; empty if it has none.
 *
 * @example
 * siteHost('{ "url": "https://www.kauri.example" }') // => 'www.kauri.example'
 */
export const siteHost = (text: string): string => {
  const host = known.get(text) ?? readHost(text);
  known.set(text, host);
  return host;
};
