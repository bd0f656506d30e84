/** The folders with the texts of a look's pages, below the repository. */
export const textFolders = (template: string): string[] => [
  ...['core', 'storefront', 'ui'].map((name) => `packages/${name}/src`),
  `apps/${template}/src`,
];
