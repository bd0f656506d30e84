// Second gate beside the boundary rule of eslint: cycles and deep imports, seen on the resolved files.
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment:
        'Two files that need one another cannot be read, tested or loaded alone. Move what both need into a third.',
      severity: 'error',
      from: {},
      // A type may name its neighbour: it is gone when the code runs.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycle-between-folders',
      comment: 'Folders of a package may not need one another in a circle.',
      severity: 'ignore',
      scope: 'folder',
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
        pathNot: ['^(packages|apps)/[^/]+/src/[^/]+/index\\.tsx?$', '^packages/ui/src/styles/[^/]+\\.css$', '^$1/$2/'],
      },
    },
    {
      name: 'no-relative-way-out',
      comment: 'Another package is imported by its name, so that its exports decide what it shows.',
      severity: 'error',
      from: { path: '^(packages|apps|tools)/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-unresolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?'] },
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
      comment: 'Mocks come in at one place: tools/vite.',
      severity: 'error',
      from: {
        path: '^(apps/[^/]+|packages/(core|ui|api|search|storefront|search-engine))/',
        pathNot: ['\\.(test|stories)\\.tsx?$', '^apps/[^/]+/vite\\.config\\.ts$'],
      },
      to: { path: '^(packages/mocks/|node_modules/(msw|idb)/)' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/', '/dist-mocked/'] },
    // Planted files belong to a test that may run at the same time (tools/checks/src/gates/plantedImports.test.ts).
    exclude: { path: ['/dist/', '/dist-mocked/', '/__planted_', '\\.tmp\\.mjs$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['dealer-source', 'import', 'browser', 'default', 'node', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
    skipAnalysisNotInRules: true,
  },
};
