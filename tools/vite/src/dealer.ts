import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { PluginOption, UserConfigFnObject } from 'vite';
import { buildTargets } from './browsers.ts';
import { chunks, mockedChunks } from './chunks.ts';
import { browserNotice } from './plugins/browserNotice.ts';
import { fontPreload } from './plugins/fontPreload.ts';
import { leanIcons } from './plugins/leanIcons.ts';
import { leanPreload } from './plugins/leanPreload.ts';
import { look } from './plugins/look.ts';
import type { Look } from './plugins/look.ts';
import { mocked } from './plugins/mocked.ts';
import { oneUrlOwner } from './plugins/oneUrlOwner.ts';
import { sites } from './plugins/sites.ts';
import { templateCheck } from './plugins/templateCheck.ts';
import { unusedRouterParts } from './plugins/unusedRouterParts.ts';
import { sourceAliases } from './sources.ts';
import { shortClassName } from './shortClassName.ts';

export type { Look } from './plugins/look.ts';

/** What a page starts with: the page itself and the first screen of home. All that it needs is fetched beside it. */
const startsPage = /(^|\/)((Home|Vehicle|Search)Page|(Look|Search|Models|Budget)Hero)(-[^/]+)?$/;

/**
 * Files are named by seven letters of their hash alone: a first load carries the names of all files that it may need, and full
 * names cost it 0.7 kB, gzipped. Only what a page starts with has a name, by which `resolveDependencies` knows it.
 * `dist/.vite/manifest.json` says which source is in which file.
 */
const hashNames = {
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: ({ name }: { name: string }) =>
    startsPage.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
  assetFileNames: 'assets/[hash:7][extname]',
};

/**
 * The plugins of an app; in mode mocked the mock backend comes in here and nowhere else.
 *
 * @example
 * dealer({ port: 4200, mode: 'mocked' })
 */
export const dealer = ({ mode, ...facts }: Look & { mode: string }): PluginOption[] => {
  const site = facts.defaultSite === undefined ? {} : { defaultSite: facts.defaultSite };
  return [
    look(facts),
    browserNotice(),
    react(),
    leanIcons(),
    leanPreload(),
    oneUrlOwner(),
    unusedRouterParts(),
    sites({ ...site, mocked: mode === 'mocked' }),
    templateCheck(),
    ...(mode === 'mocked' ? [mocked(site)] : []),
    ...(facts.headlineFont === undefined ? [] : [fontPreload(facts.headlineFont)]),
  ];
};

/**
 * The whole Vite configuration of a look.
 *
 * @example
 * export default defineDealerApp({ port: 4200, defaultSite: 'southern-cross-motors', headlineFont: 'figtree' });
 */
export const defineDealerApp = (facts: Look): UserConfigFnObject =>
  defineConfig(({ mode }) => {
    const isMocked = mode === 'mocked';
    return {
      plugins: dealer({ ...facts, mode }),
      // Packages are read from their sources, in development and in builds: nothing needs building first.
      // DEALER_PACKAGES=dist builds against what a consumer would install.
      resolve: { alias: process.env.DEALER_PACKAGES === 'dist' ? [] : sourceAliases },
      server: { host: '127.0.0.1', port: facts.port, strictPort: true },
      preview: { host: '127.0.0.1', port: facts.port + 100, strictPort: true },
      // Found only behind the mocked entry, where Vite's scan does not look; without this the first start reloads the page.
      optimizeDeps: {
        include: [
          'react',
          'react-dom/client',
          '@supabase/auth-js',
          'input-otp',
          ...(isMocked ? ['msw', 'msw/browser', 'idb', 'zod/mini', 'typedfastbitset'] : []),
        ],
      },
      // Script carries each class name once more: short ones where nobody reads them.
      ...(isMocked ? {} : { css: { modules: { generateScopedName: shortClassName() } } }),
      worker: { format: 'es' as const },
      build: {
        target: buildTargets(),
        outDir: isMocked ? 'dist-mocked' : 'dist',
        emptyOutDir: true,
        manifest: true,
        // Only what a page starts with is fetched beside it. For each other part the list of what it needs costs more, in every first
        // load, than the one round trip that it saves.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, needs) => (startsPage.test(file) || file.endsWith('.html') ? needs : []),
        },
        // Fonts and pictures stay files: inlined ones cannot be preloaded, cached or refused by a policy.
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        chunkSizeWarningLimit: 700,
        rolldownOptions: isMocked
          ? { output: { codeSplitting: { groups: mockedChunks } } }
          : {
              output: { codeSplitting: { groups: chunks() }, ...hashNames },
            },
      },
    };
  });
