import { slugPattern } from '@dealer/core/settings';

/**
 * The site of this page: `?site=`, else the stored site of the tab, else the fallback. The slug of an unknown site is
 * returned too; the storefront reports it.
 */
export const siteSlugOf = (queryString: string, storage: Pick<Storage, 'getItem'>, fallback: string): string => {
  const requested = new URLSearchParams(queryString).get('site') ?? storage.getItem(siteSlugKey);
  return requested !== null && slugPattern.test(requested) ? requested : fallback;
};

/** The key under which the storefront stores the slug of the tab's site. */
export const siteSlugKey = 'dealer:site';
