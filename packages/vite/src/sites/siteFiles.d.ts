/** The slugs of a look's demo sites, the default first. */
export declare const siteSlugs: (appFolder: string, defaultSite: string | undefined) => string[];
/** A site file as text, or why there is none. */
export type SiteFile =
  | {
      kind: 'file';
      slug: string;
      text: string;
    }
  | {
      kind: 'unknown';
      message: string;
    };
/** The site file of a slug; without a slug the look's default. The slug never leaves the sites folder. */
export declare const readSiteFile: (
  appFolder: string,
  {
    slug,
    defaultSite,
  }: {
    slug?: string | null;
    defaultSite?: string;
  },
) => SiteFile;
/** The site files of all of a look's sites. */
export declare const readSiteFiles: (appFolder: string) => {
  slug: string;
  text: string;
}[];
/** The names of a site's files next to its site.json, without their extension: its own pages and its content. */
export declare const siteFileNames: (appFolder: string, slug: string) => string[];
/** A file of a site's own pages or content. The name never leaves the site's folder. */
export declare const readContentFile: (
  appFolder: string,
  {
    slug,
    name,
  }: {
    slug: string;
    name: string;
  },
) => SiteFile;
