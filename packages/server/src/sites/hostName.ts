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
