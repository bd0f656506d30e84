import type { Plugin } from 'vite';
import { reportUnused } from './reportUnused.ts';

const id = '\0dealer:no-router-instrumentation';

/** Stands in for the instrumentation of a router that has none. */
const noInstrumentation = `
const absent = () => { throw new Error('Not in this build'); };
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export { absent as getRouteInstrumentationUpdates, absent as instrumentClientSideRouter };
`;

/** What is replaced in React Router's files; the keys are for the message of a failed build. */
const unused: Record<string, [pattern: RegExp, instead: string]> = {
  'component made by a call': [/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
  'display name': [/^\w+\.displayName = "[^"]*";$/gm, ''],
  'message of unstable_preloadRoutePattern': [/"You must call unstable_preloadRoutePattern\(\)[^\n]*"/g, '""'],
};

/**
 * Leaves out the unused parts of React Router, 5 kB of every page: its components (Link, NavLink, Form and their fetchers), which a
 * bundler cannot drop because they are created by a call and named by an assignment; the instrumentation of routers, which only runs
 * for a router that is created with one; and the message of a flag that is not set. If one of them is not found, the build reports it.
 *
 * Needed as of React Router 8.5.1: https://github.com/remix-run/react-router/pull/15299, which marks Link, NavLink and Form as pure, was
 * not merged. With a newer version, look for `PURE` before `React$1.forwardRef` in dist/production/lib/dom/lib.js; once it is there, build
 * without this plugin and delete it if the script of the home page grows by less than 1 kB gzipped.
 */
export const unusedRouterParts = ({ strict }: { strict: boolean }): Plugin => {
  const missing = new Set(['instrumentation', ...Object.keys(unused)]);
  return {
    name: 'dealer:unused-router-parts',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) => {
      if (
        source !== './instrumentation.js' ||
        !importer?.endsWith('/react-router/dist/production/lib/router/router.js')
      )
        return undefined;
      missing.delete('instrumentation');
      return id;
    },
    load: (module) => (module === id ? noInstrumentation : undefined),
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
      handler: (code) => {
        let lean = code;
        for (const [name, [pattern, instead]] of Object.entries(unused)) {
          const without = lean.replaceAll(pattern, instead);
          if (without !== lean) missing.delete(name);
          lean = without;
        }
        // Lines keep their numbers: the source map stays true without a new one.
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        reportUnused(
          this,
          strict,
          `React Router has no ${[...missing].join(', no ')} any more: see unusedRouterParts of @dealer/vite.`,
        );
    },
  };
};
