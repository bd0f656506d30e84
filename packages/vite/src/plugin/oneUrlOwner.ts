import type { Plugin } from 'vite';
import { reportUnused } from './reportUnused.ts';

/**
 * Leaves out InstantSearch's history router and the query-string library that only it uses, about 13 kB of a search page. They never
 * run, because `SearchProvider` always passes its own routing. The build reports it if InstantSearch does not import that router any more.
 */
export const oneUrlOwner = ({ strict }: { strict: boolean }): Plugin => {
  const id = '\0dealer:no-history-router';
  let isReplaced = false;
  return {
    name: 'dealer:one-url-owner',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) => {
      if (!/(^|\/)routers\/history\.js$/.test(source) || !importer?.includes('/instantsearch.js/es/')) return undefined;
      isReplaced = true;
      return id;
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        reportUnused(
          this,
          strict,
          'InstantSearch imports no history router: oneUrlOwner of @dealer/vite replaces nothing.',
        );
    },
    load: (module) =>
      module === id
        ? "const historyRouter = () => { throw new Error('InstantSearch needs the storefront\\'s routing: the URL has one owner.'); };\nexport { historyRouter as history };\nexport default historyRouter;\n"
        : undefined,
  };
};
