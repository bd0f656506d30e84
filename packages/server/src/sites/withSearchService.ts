type Group = Record<string, unknown>;

const group = (value: unknown): Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Group) : {};

/**
 * A site file whose search is another server's, and its sign-in and backend where `auth` and `api` are given. With stock of one's own the demo dealer's filter goes: it names dealerships
 * of the generated stock, which nobody else's index knows, and would leave nothing to see. A file that is not a JSON object is served unchanged:
 * the storefront has the words for it.
 */
export const withSearchService = (
  text: string,
  search: { host: string; apiKey: string },
  {
    ownStock = false,
    auth,
    api,
  }: { ownStock?: boolean; auth?: { url: string; anonKey: string }; api?: { baseUrl: string } } = {},
): string => {
  try {
    const doc: unknown = JSON.parse(text);
    if (typeof doc !== 'object' || doc === null || Array.isArray(doc)) return text;
    const written: Group = {
      ...doc,
      services: {
        ...group((doc as Group).services),
        search,
        ...(auth ? { auth } : {}),
        ...(api ? { api } : {}),
      },
    };
    if (ownStock && written.search !== undefined) {
      const { searchFilter: _named, ...others } = group(written.search);
      written.search = others;
    }
    return JSON.stringify(written);
  } catch {
    return text;
  }
};
