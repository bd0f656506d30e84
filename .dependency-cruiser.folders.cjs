// Cycles between the folders of a package: sources only, because tests may use builders and fixtures of any folder.
// The rule leaves out:
// - storefront's boot, the root object that everything reads and that names everything, and the folders below;
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
      from: {
        path: '^(apps/[^/]+|packages/(api|core|create-site|demo-pictures|mocks|search|search-engine|server|storefront|ui|vite))/',
      },
      to: { circular: true },
    },
  ],
  options: {
    ...rules.options,
    exclude: {
      path: [
        ...rules.options.exclude.path,
        '\\.(test|stories)\\.tsx?$',
        '/src/test(ing)?/',
        '^packages/storefront/src/boot/',
      ],
    },
  },
};
