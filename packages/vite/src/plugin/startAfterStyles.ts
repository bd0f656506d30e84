import type { Plugin } from 'vite';

/**
 * Starts the app. The file's address is in an attribute, so that the text is the same in every build: a content security policy can name its
 * hash.
 */
export const startScript = 'import(document.currentScript.dataset.app)';

/** The app's script as Vite writes it: the attributes after its type, and its address. */
const moduleScript = /<script type="module"( [^>]*?)?\s+src="([^"]+)"><\/script>/;

/**
 * Requests the app's script when the stylesheet has arrived: a browser waits with an inline script until the styles before it are
 * loaded. Otherwise both share a slow connection, and a page that a server has rendered is painted only when most of its script has
 * arrived. A page without content is nothing without the script, so index.html still preloads it (`modulepreload`); the renderer of pages
 * (`@dealer/storefront/html`) leaves that link out.
 */
export const startAfterStyles = (): Plugin => ({
  name: 'dealer:start-after-styles',
  apply: (_, { command, mode }) => command === 'build' && mode !== 'mocked',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const [script = '', attributes = '', app = ''] = moduleScript.exec(html) ?? [];
      if (script === '') throw new Error('index.html of the build has no <script type="module"> with an address.');
      return {
        html: html.replace(script, `<link rel="modulepreload"${attributes} href="${app}">`),
        tags: [{ tag: 'script', attrs: { 'data-app': app }, children: startScript, injectTo: 'body' }],
      };
    },
  },
});
