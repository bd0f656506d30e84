import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out React Router's components that nobody uses (Link, NavLink, Form and what they fetch with): they are
 * made by a call and named by an assignment, which a bundler must take for effects. About 3 kB of each page.
 *
 * @example
 * plugins: [unusedRouterParts()]
 */
export const unusedRouterParts = (): Plugin => ({
  name: 'dealer:unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
    handler: (code) => ({
      // Lines keep their numbers: the source map stays true without a new one.
      code: code.replaceAll(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1').replaceAll(/^\w+\.displayName = "[^"]*";$/gm, ''),
      map: null,
    }),
  },
});
