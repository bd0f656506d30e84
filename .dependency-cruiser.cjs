// Checks cycles and deep imports on resolved files, in addition to the boundary rule of ESLint.
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment:
        'Two files that import each other, if only a type, cannot be read or tested alone. Move what both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-deep-import',
      comment:
        "A package is entered by the index of one of its folders: '@dealer/core/vehicle', never by a path into its sources.",
      severity: 'error',
      from: { path: '^(packages|apps|tools)/([^/]+)/' },
      to: {
        path: '^(packages|apps)/([^/]+)/src/',
        pathNot: [
          '^(packages|apps)/[^/]+/src/[^/]+/index\\.tsx?$',
          '^packages/storefront/src/pageStart/[^/]+/index\\.ts$',
          '^packages/ui/src/styles/[^/]+\\.css$',
          '^$1/$2/',
        ],
      },
    },
    {
      name: 'no-relative-way-out',
      comment: 'Another package is imported by its name, so that its exports decide what it shows.',
      severity: 'error',
      from: { path: '^(packages|apps|tools)/([^/]+)/' },
      to: {
        path: '^(packages|apps)/',
        pathNot: '^$1/$2/',
        dependencyTypes: ['local'],
        // The name of a package, which tsconfig.base.json maps to its source.
        dependencyTypesNot: ['aliased'],
      },
    },
    {
      name: 'no-page-from-below',
      comment:
        'Pages are on top: they import sections, cards and forms, never the other way around. Move what both need out of the page.',
      severity: 'error',
      from: {
        path: '^packages/storefront/',
        pathNot: [
          '^packages/storefront/src/(pages|routes|pageStart/server|develop|test)/',
          '\\.(test|stories)\\.tsx?$',
        ],
      },
      to: { path: '^packages/storefront/src/pages/' },
    },
    {
      name: 'no-section-from-below',
      comment:
        'Sections are below pages, and above cards, forms and hooks: these do not import them. Move what both need out of the section.',
      severity: 'error',
      from: {
        path: '^packages/storefront/',
        pathNot: [
          '^packages/storefront/src/(pages|sections|routes|shell|template|develop|test)/',
          '\\.(test|stories)\\.tsx?$',
        ],
      },
      to: { path: '^packages/storefront/src/sections/' },
    },
    {
      name: 'no-unresolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      // A worker's server.js is next to it only where it is deployed; the consumers' libraries are installed by their stage.
      from: { pathNot: ['^tools/deploy/edge/', '^tools/consumers/'] },
      // Stylesheets of ui are found by Vite and, once built, by its exports.
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?', '^@dealer/ui/styles/'] },
    },
    {
      name: 'no-app-from-outside',
      comment: 'Nothing outside an app names it.',
      severity: 'error',
      from: { path: '^(packages|tools)/' },
      to: { path: '^apps/' },
    },
    {
      name: 'no-mocks-in-production',
      comment: 'Mocks come in at one place: packages/vite.',
      severity: 'error',
      from: {
        path: '^(apps/[^/]+|packages/(core|ui|api|search|storefront|search-engine))/',
        pathNot: ['\\.(test|stories)\\.tsx?$', '^apps/[^/]+/vite\\.config\\.ts$'],
      },
      to: { path: '^(packages/(mocks|demo-pictures)/|node_modules/(msw|idb)/)' },
    },
    {
      name: 'no-mocks-in-server',
      comment: 'The server of production has neither mocks nor the embedded engine: previews put them behind it.',
      severity: 'error',
      from: { path: '^packages/server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/(mocks|demo-pictures|search-engine)/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/', '/dist-mocked/'] },
    // Planted files belong to a test that may run at the same time (tools/checks/src/rules/gates/plantedImports.test.ts).
    exclude: {
      path: [
        '/dist/',
        '/dist-mocked/',
        '/__planted_',
        '^tools/checks/looks/',
        '^packages/create-site/templates/',
        '\\.tmp\\.mjs$',
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'node', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
    skipAnalysisNotInRules: true,
  },
};
