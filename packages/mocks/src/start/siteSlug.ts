/**
 * The site that this page is about: `?site=`, else what the tab kept, else the first demo site of the look.
 * A slug that no demo site has is answered as it stands, so that the storefront can say so.
 *
 * @example
 * siteSlugOf('?site=kauri-motor-group', sessionStorage, 'southern-cross-motors') // => 'kauri-motor-group'
 */
export const siteSlugOf = (queryString: string, storage: Pick<Storage, 'getItem'>, fallback: string): string => {
  const asked = new URLSearchParams(queryString).get('site') ?? storage.getItem(siteSlugKey);
  return asked !== null && /^[a-z0-9-]{1,60}$/.test(asked) ? asked : fallback;
};

/** Where the storefront keeps the slug of the tab's site. */
export const siteSlugKey = 'dealer:site';
