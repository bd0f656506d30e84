type Group = Record<string, unknown>;

const group = (value: unknown): Group => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Group) : {});

/**
 * A site file whose search is another server's. A file that is not a JSON object is answered as it stands:
 * the storefront has the words for it.
 *
 * @example
 * withSearchService('{"slug":"a"}', { host: 'http://127.0.0.1:7700', apiKey: '' })
 */
export const withSearchService = (text: string, search: { host: string; apiKey: string }): string => {
  try {
    const doc: unknown = JSON.parse(text);
    if (typeof doc !== 'object' || doc === null || Array.isArray(doc)) return text;
    return JSON.stringify({ ...doc, services: { ...group((doc as Group).services), search } });
  } catch {
    return text;
  }
};
