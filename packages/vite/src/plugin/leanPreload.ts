import type { Plugin } from 'vite';
import { reportUnused } from './reportUnused.ts';

const helper = '\0vite/preload-helper.js';

/** Fetches the files that a lazy chunk needs. A stylesheet that fails is requested again by the next attempt. */
const code = (base: string): string => `
const fetched = {};
const fetchLink = (href) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    if (href.endsWith('.css')) link.rel = 'stylesheet';
    else {
      link.rel = link.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
      link.as = 'script';
      resolve();
    }
    link.crossOrigin = '';
    link.href = href;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      delete fetched[href];
      reject(Error('Unable to preload CSS for ' + href));
    };
    document.head.append(link);
  });
export const __vitePreload = (load, files = []) =>
  Promise.all(
    files.map((file) => {
      const href = ${JSON.stringify(base)} + file;
      return (fetched[href] ??= document.querySelector('link[href="' + href + '"]') ? 0 : fetchLink(href));
    }),
  ).then(load);
`;

/**
 * Replaces Vite's helper around `import()`, which never requests a stylesheet again after it failed: `retryImport` would render a page
 * without its styles. It is also 0.4 kB smaller, because no page needs nonces, other hosts or Vite's error event. The build reports it if Vite
 * has no such helper any more.
 *
 * @example
 * plugins: [leanPreload({ strict: true })]
 */
export const leanPreload = ({ strict }: { strict: boolean }): Plugin => {
  let base = '';
  let isReplaced = false;
  return {
    name: 'dealer:lean-preload',
    enforce: 'pre',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    load: (module) => {
      if (module !== helper || !base.startsWith('/')) return undefined;
      isReplaced = true;
      return code(base);
    },
    buildEnd(error) {
      if (!error && !isReplaced && base.startsWith('/'))
        reportUnused(
          this,
          strict,
          `Vite has no ${helper.slice(1)} any more: leanPreload of @dealer/vite replaces nothing.`,
        );
    },
  };
};
