import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** The name of the module that a server build starts from. */
export const serverEntryName = 'dealer:server';

/** The name of the file with the name and the settings of the template (`TemplateSettings`) in a server build. */
const templateFileName = 'template.json';

type TemplateSettings = {
  readonly name: string;
  readonly navigation: readonly unknown[];
  readonly siteDefaults: object;
};

const entry = `\0${serverEntryName}`;

/**
 * The entry of a look's server build: `renderPage` with its template and its browser build, which must exist, and for edge workers
 * `createPageHandler`.
 * index.html becomes part of the bundle, so that it also runs where there are no files. Its name and the settings that it gives all its sites
 * are written to `template.json` next to it, for programs that read site files and render no pages.
 */
export const serverEntry = (): Plugin => {
  let dist = '';
  return {
    name: 'dealer:server-entry',
    configResolved: ({ root }) => {
      dist = join(root, 'dist');
    },
    resolveId: (source) => (source === serverEntryName ? entry : undefined),
    load(module) {
      if (module !== entry) return undefined;
      const page = join(dist, 'index.html');
      if (!existsSync(page))
        return this.error(`${page} does not exist. Build the app for the browser first: vite build.`);
      return `
import { createPageHandler as create } from '@dealer/server/pages';
import { renderPage as render } from '@dealer/storefront/pageStart/server';
import { template } from '/src/template.ts';
const built = ${JSON.stringify({ shell: readFileSync(page, 'utf8') })};
export const renderPage = (request) => render({ ...request, template, built });
export const createPageHandler = (options) => create({ ...options, renderPage });
export const { name, navigation, siteDefaults } = template;
`;
    },
    writeBundle: async ({ dir = '' }) => {
      const { name, navigation, siteDefaults } = (await import(
        pathToFileURL(join(dir, 'server.js')).href
      )) as TemplateSettings;
      writeFileSync(join(dir, templateFileName), JSON.stringify({ name, navigation, siteDefaults }));
    },
  };
};
