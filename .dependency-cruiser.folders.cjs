// Cycles between the folders of a package: sources only, because tests may use builders and fixtures of any folder.
// The rule leaves out:
// - core: a price, a vehicle and a site are one model, and most folders name areas of the business, not layers;
// - storefront's boot, the root object that everything reads and that names everything, and the folders below;
// - tools: commands and the path of the repository share the top folder.
const rules = require('./.dependency-cruiser.cjs');

/** Folders that are still in a cycle. No other folder may get into one; a folder that left its cycles is taken out here. */
const inCycles = {
  core: [
    'brands',
    'card',
    'checkout',
    'contact',
    'enquiry',
    'finance',
    'head',
    'law',
    'offers',
    'saved',
    'valuation',
    'vehicle-page',
  ],
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle-between-folders',
      comment: 'Folders that import each other are one folder. Move what both need into a third, or merge them.',
      severity: 'error',
      scope: 'folder',
      from: {
        path: '^(apps/[^/]+|packages/(api|core|mocks|search|search-engine|server|storefront|ui|vite))/',
        pathNot: Object.entries(inCycles).map(([name, folders]) => `^packages/${name}/src/(${folders.join('|')})(/|$)`),
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
