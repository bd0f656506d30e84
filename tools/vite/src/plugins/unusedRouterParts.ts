import type { Plugin } from 'vite';

const id = '\0dealer:no-router-instrumentation';

/** What a data router asks of its instrumentation where it was given none: nothing. */
const noInstrumentation = `
const absent = () => { throw new Error('Not in this build'); };
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export { absent as getRouteInstrumentationUpdates, absent as instrumentClientSideRouter };
`;

/**
 * Leaves out of the build what React Router brings and nobody uses, about 4 kB of each page: its components (Link, NavLink, Form
 * and what they fetch with), which a bundler must keep because they are made by a call and named by an assignment, and the
 * instrumentation of routers, which runs only where a router is made with some, and the message of a flag that nobody sets.
 *
 * @example
 * plugins: [unusedRouterParts()]
 */
export const unusedRouterParts = (): Plugin => ({
  name: 'dealer:unused-router-parts',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer) =>
    source === './instrumentation.js' && importer?.endsWith('/react-router/dist/production/lib/router/router.js')
      ? id
      : undefined,
  load: (module) => (module === id ? noInstrumentation : undefined),
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
    handler: (code) => ({
      // Lines keep their numbers: the source map stays true without a new one.
      code: code
        .replaceAll(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/"You must call unstable_preloadRoutePattern\(\)[^\n]*"/, '""'),
      map: null,
    }),
  },
});
