/** A site by its look and its slug. */
export type SiteId = { readonly template: string; readonly slug: string };

/** A site document as it is stored; with a `problem` it cannot be read, and the text is empty. */
export type StoredSite = SiteId & { readonly text: string; readonly problem?: string };

/**
 * Where site documents are stored: files of this machine, or a database. Each method reads what is stored now; what is in memory is the
 * registry's.
 */
export type SiteStore = {
  /** All sites. What is wrong with one stops no other. */
  readAll: () => Promise<readonly StoredSite[]>;
  /** One site; undefined where it does not exist (any more). */
  read: (id: SiteId) => Promise<StoredSite | undefined>;
  /** A file next to the site document, by its name without extension (`pages/why-us`, `content/offers`); undefined where there is none. */
  readContent: (id: SiteId, name: string) => Promise<string | undefined>;
  /** Calls `onChange` for each site that was added, changed or removed; returns the end of it. */
  watch: (onChange: (id: SiteId) => void, onError: (error: unknown) => void) => Promise<() => Promise<void>>;
};

export { slugPattern } from '@dealer/core/settings';

/** The name of a site's own page or content file, without its extension. */
export const contentNamePattern = /^(pages|content)(\/[a-z0-9-]+)+$/;

/** A key of a site in a map. */
export const keyOf = ({ template, slug }: SiteId): string => `${template}/${slug}`;
