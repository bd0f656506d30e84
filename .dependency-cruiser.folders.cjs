// Cycles between the folders of a package: sources only, because tests may use builders and fixtures of any folder.
// The rule leaves out:
// - core: a price, a vehicle and a site are one model, and the folders name areas of the business, not layers;
// - storefront: boot creates the routes, and pages read the root object that boot creates;
// - tools: commands and the path of the repository share the top folder.
const rules = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle-between-folders',
      comment: 'Folders that import each other are one folder. Move what both need into a third, or merge them.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(apps/[^/]+|packages/(api|mocks|search|search-engine|ui))/' },
      to: { circular: true },
    },
  ],
  options: {
    ...rules.options,
    doNotFollow: { path: [...rules.options.doNotFollow.path, '^packages/(core|storefront)/'] },
    exclude: { path: [...rules.options.exclude.path, '\\.(test|stories)\\.tsx?$', '/src/test(ing)?/'] },
  },
};
