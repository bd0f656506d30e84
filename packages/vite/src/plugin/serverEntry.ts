import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The name of the module that a server build starts from. */
export const serverEntryName = 'dealer:server';

const entry = `\0${serverEntryName}`;

/** The names of all classes in a stylesheet. */
const classesOf = (css: string): string[] => [
  ...new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
];

/**
 * The entry of a look's server build: `renderPage` and `createPageHandler` with its template and its browser build, which must exist.
 * index.html and the class names of each stylesheet become part of the bundle, so that it also runs where there are no files.
 *
 * @example
 * plugins: [serverEntry()], build: { ssr: true, rolldownOptions: { input: { server: serverEntryName } } }
 */
export const serverEntry = (): Plugin => {
  let dist = '';
  let base = '/';
  return {
    name: 'dealer:server-entry',
    configResolved: ({ root, base: address }) => {
      dist = join(root, 'dist');
      base = address;
    },
    resolveId: (source) => (source === serverEntryName ? entry : undefined),
    load(module) {
      if (module !== entry) return undefined;
      const page = join(dist, 'index.html');
      if (!existsSync(page))
        return this.error(`${page} does not exist. Build the app for the browser first: vite build.`);
      const styles = globSync('assets/*.css', { cwd: dist })
        .sort()
        .map((file) => ({
          file: base + file.replaceAll('\\', '/'),
          classes: classesOf(readFileSync(join(dist, file), 'utf8')),
        }));
      return `
import { createPageHandler as create, renderPage as render } from '@dealer/storefront/html';
import { template } from '/src/template.ts';
const built = ${JSON.stringify({ shell: readFileSync(page, 'utf8'), styles })};
export const renderPage = (request) => render({ ...request, template, built });
export const createPageHandler = (options) => create({ ...options, template, built });
`;
    },
  };
};
