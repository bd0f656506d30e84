/** The paths of a site's custom pages and content files on the host of its site.json. */
export const pageEndpoints = {
  ownPage: (path: string) => `/pages/${path.replace(/^\//, '').split('/').map(encodeURIComponent).join('/')}.json`,
  content: (name: string) => `/content/${name.split('/').map(encodeURIComponent).join('/')}.json`,
} as const;
