import type { Plugin } from 'vite';

/**
 * Leaves InstantSearch's own history router, and the query-string library that only it uses, out of the build: the URL has one
 * owner, and `SearchProvider` always passes its own routing, so that this code could never run. About 13 kB of a search page.
 *
 * @example
 * plugins: [oneUrlOwner()]
 */
export const oneUrlOwner = (): Plugin => {
  const id = '\0dealer:no-history-router';
  return {
    name: 'dealer:one-url-owner',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      /(^|\/)routers\/history\.js$/.test(source) && importer?.includes('/instantsearch.js/es/') ? id : undefined,
    load: (module) =>
      module === id
        ? "const historyRouter = () => { throw new Error('InstantSearch needs the storefront\\'s routing: the URL has one owner.'); };\nexport { historyRouter as history };\nexport default historyRouter;\n"
        : undefined,
  };
};
