/** A storage whose keys can be listed. */
export type ListedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefixOf = (siteSlug: string): string => `dealer:${siteSlug}:`;

/** The tester's own keys, which are no data of a visitor. */
const isOwn = (name: string): boolean => name === 'tester' || name.startsWith('mocks-');

/** The values of a site in local or session storage, by key without the site's prefix. */
export const deviceData = (storage: ListedStorage, siteSlug: string): Record<string, string> => {
  const prefix = prefixOf(siteSlug);
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return Object.fromEntries(
    keys
      .filter((key) => key.startsWith(prefix) && !isOwn(key.slice(prefix.length)))
      .sort()
      .map((key) => [key.slice(prefix.length), storage.getItem(key) ?? '']),
  );
};

/** Replaces the values of a site in a storage. Returns the names of those that the storage refused. */
export const replaceDeviceData = (
  storage: ListedStorage,
  siteSlug: string,
  data: Readonly<Record<string, string>>,
): string[] => {
  for (const name of Object.keys(deviceData(storage, siteSlug))) storage.removeItem(prefixOf(siteSlug) + name);
  return Object.entries(data).flatMap(([name, value]) => {
    if (isOwn(name)) return [];
    try {
      storage.setItem(prefixOf(siteSlug) + name, value);
      return [];
    } catch {
      return [name];
    }
  });
};
