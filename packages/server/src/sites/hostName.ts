import { isIPv4 } from 'node:net';

/**
 * A host name as sites are found by it: lower case, without port and without the dot at the end. Empty for what is no host name.
 */
export const hostName = (host: string): string => {
  if (!/^[\w.:[\]-]+$/.test(host)) return '';
  try {
    return new URL(`http://${host}`).hostname.replace(/\.$/, '');
  } catch {
    return '';
  }
};

/** Is a host name a machine, and not a website: `localhost` or an IP address? */
export const isMachine = (host: string): boolean => host === 'localhost' || host.startsWith('[') || isIPv4(host);
