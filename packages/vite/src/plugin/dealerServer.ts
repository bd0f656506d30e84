import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { className } from '../build/className.ts';
import type { ClassNames } from '../build/className.ts';
import { serverEntry, serverEntryName } from './serverEntry.ts';
import { supportedTargets } from './settings.ts';

/** One file without imports that runs on Node and on edge workers. */
const serverSettings = ({ classNames }: { classNames?: ClassNames | undefined }): Plugin => ({
  name: 'dealer:server-settings',
  config: ({ root: folder = '.' }) => {
    const root = resolve(folder);
    return {
      publicDir: false as const,
      css: {
        modules: {
          generateScopedName: className(classNames ?? { root }),
        },
      },
      ssr: { noExternal: true as const, target: 'webworker' as const },
      build: {
        target: supportedTargets,
        outDir: 'dist-server',
        emptyOutDir: true,
        ssr: true,
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        chunkSizeWarningLimit: 5_000,
        rolldownOptions: {
          input: { server: serverEntryName },
          output: {
            entryFileNames: '[name].js',
            codeSplitting: false as const,
            // The file is read by each thread that renders pages: without them it is a tenth smaller.
            comments: { annotation: false, jsdoc: false },
          },
        },
      },
    };
  },
});

/**
 * The Vite plugin of a website's server build, `vite build --ssr` after `vite build`: `dist-server/server.js` exports `renderPage` of
 * `@dealer/storefront/pageStart/server` for this website, and `createPageHandler` of `@dealer/server/pages` for edge workers;
 * `dist-server/template.json` has the name and the settings of its template (`navigation`, `siteDefaults`).
 */
export const dealerServer = ({ classNames }: { classNames?: ClassNames } = {}): PluginOption[] => [
  serverSettings({ classNames }),
  react(),
  serverEntry(),
];
