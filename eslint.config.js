import js from '@eslint/js';
import { createProjectGraphAsync, readCachedProjectGraph } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { dealerPlugin } from './tools/checks/src/rules/lint/dealerPlugin.ts';

// Without a cached project graph the boundary rule prints a warning and checks nothing: so write the graph, or fail here.
await createProjectGraphAsync({ exitOnError: false });
readCachedProjectGraph();

/** Who may import whom, by the layers that each package.json names. No other package and no other app may import an app. */
const direction = [
  ['core', []],
  ['ui', ['core']],
  ['api', ['core']],
  ['search', ['core', 'api']],
  ['storefront', ['core', 'ui', 'api', 'search']],
  ['app', ['core', 'ui', 'storefront']],
  ['search-engine', ['core']],
  ['mocks', ['core', 'api', 'search-engine']],
  ['demo-pictures', ['mocks']],
  ['server', ['core', 'api', 'search']],
  ['vite', ['core', 'ui', 'storefront', 'search-engine', 'mocks', 'server']],
  ['create', []],
  ['tool', ['core', 'ui', 'api', 'search', 'storefront', 'search-engine', 'mocks', 'server', 'vite', 'create', 'tool']],
];
const depConstraints = direction.map(([from, to]) => ({
  sourceTag: `layer:${from}`,
  onlyDependOnLibsWithTags: to.map((name) => `layer:${name}`),
}));

/** Browser globals, which the rules in core must not use. */
const pageGlobals = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
  'indexedDB',
  'fetch',
  'XMLHttpRequest',
];

const source = ['**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/src/test/**', '**/e2e/**'];
const browserPackages = ['packages/{core,ui,api,search,storefront}/src/**/*.{ts,tsx}'];
const apps = ['apps/*/src/**/*.{ts,tsx}'];
const everywhere = [...browserPackages, ...apps];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-*/**',
      '**/node_modules/**',
      '.nx/**',
      '.tmp/**',
      'storybook-static/**',
      '**/*.tmp.mjs',
      'test-results/**',
      'playwright-report/**',
      'packages/demo-pictures/pictures/**',
      '**/__planted_*/**',
      // Files for a look that only the stage `tutorial` makes, which checks them there.
      'tools/checks/looks/**',
      // Files of new projects, which their own compiler and check read.
      'packages/create-site/templates/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: source,
    extends: [tseslint.configs.recommended],
    rules: {
      'func-style': ['error', 'expression'],
      'no-console': 'off',
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Control characters are removed from texts of feeds and forms on purpose.
      'no-control-regex': 'off',
      // The compiler checks names.
      'no-undef': 'off',
    },
  },
  {
    files: source,
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { allow: [], depConstraints, enforceBuildableLibDependency: false, checkDynamicDependenciesExceptions: ['.*'] },
      ],
    },
  },
  // Configuration files may import the tools that they configure.
  {
    files: ['**/vite*.config.ts', '.storybook/**', '*.ts', 'tools/checks/src/rules/exports/componentList.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['packages/{ui,search,storefront}/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  // A story's render function is a component.
  { files: ['**/*.stories.tsx'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    plugins: { dealer: dealerPlugin },
    files: source,
    rules: {
      'dealer/zod-namespace': 'error',
      'dealer/no-raw-html': 'error',
      'dealer/no-form-watch': 'error',
      'dealer/image-size': 'error',
    },
  },
  { files: everywhere, ignores: tests, rules: { 'dealer/zod-mini': 'error', 'dealer/no-import-meta-env': 'error' } },
  {
    files: ['packages/*/src/**/*.{ts,tsx}', ...apps],
    ignores: [
      ...tests,
      'packages/{core,ui,storefront}/src/testing/**',
      'packages/mocks/**',
      'packages/vite/src/check/**',
    ],
    rules: { 'dealer/no-test-parts': 'error' },
  },
  { files: source, ignores: ['packages/ui/**'], rules: { 'dealer/no-radix': 'error' } },
  {
    files: source,
    ignores: ['packages/search/**', 'tools/stock/**', 'packages/server/src/tokens/**'],
    rules: { 'dealer/no-search-clients': 'error' },
  },
  {
    files: ['packages/{core,ui,api,search,storefront}/src/**/*.{ts,tsx}', ...apps],
    ignores: [...tests, 'packages/api/src/http/**'],
    rules: { 'dealer/no-network': 'error' },
  },
  {
    files: ['packages/storefront/src/**/*.{ts,tsx}', ...apps],
    ignores: tests,
    rules: { 'dealer/no-random-uuid': 'error' },
  },
  { files: ['packages/{core,ui}/src/**/*.{ts,tsx}'], ignores: tests, rules: { 'dealer/no-router': 'error' } },
  {
    files: ['packages/core/src/**/*.ts'],
    rules: {
      'dealer/pure-page': 'error',
      'no-restricted-globals': [
        'error',
        ...pageGlobals.map((name) => ({ name, message: 'Rules know no page: no DOM, storage or address.' })),
      ],
    },
  },
  { files: ['packages/core/src/**/*.ts'], ignores: tests, rules: { 'dealer/pure-time': 'error' } },
  { files: apps, rules: { 'dealer/app-imports': 'error', 'dealer/app-effects': 'error' } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        Request: 'readonly',
        Response: 'readonly',
        setTimeout: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
);
