/** Where the host has the files of a site's own content, beside its site.json. */
export const pageEndpoints = {
  ownPage: (path: string) => `/pages/${path.replace(/^\//, '').split('/').map(encodeURIComponent).join('/')}.json`,
  content: (name: string) => `/content/${name.split('/').map(encodeURIComponent).join('/')}.json`,
} as const;
