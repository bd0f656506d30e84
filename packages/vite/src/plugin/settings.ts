import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { chunks, mockedChunks } from '../build/chunks.ts';
import type { Packages } from '../build/packages.ts';
import { className } from '../build/className.ts';
import type { ClassNames } from '../build/className.ts';

/** The oldest browsers that the packages support; a test compares them with the repository's `browserslist`. */
export const supportedTargets = ['chrome111', 'edge111', 'firefox128', 'ios16.4', 'safari16.4'];

/** The entry points of a page: the page itself and the first screen of home. Their dependencies are preloaded. */
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
 * Found only behind the mocked entry or in lazy parts, where Vite's scan of the project does not look; without this the first start of
 * the development server reloads the page.
 */
const optimized = (kind: Packages['kind'], isMocked: boolean): string[] => {
  if (kind === 'sources')
    return [
      'react',
      'react-dom/client',
      '@supabase/auth-js',
      'input-otp',
      ...(isMocked ? ['msw', 'msw/browser', 'idb', 'fflate', 'zod/mini', 'typedfastbitset'] : []),
    ];
  return [
    'react',
    'react-dom/client',
    ...(isMocked
      ? [
          '@dealer/mocks/start',
          '@dealer/mocks > @dealer/core/stock',
          '@dealer/mocks > @dealer/search-engine/engine',
          '@dealer/mocks > @dealer/search-engine/serve',
        ]
      : []),
  ];
};

/**
 * The settings of a project's builds and development server. The project's own `build.target` and `build.outDir` win.
 */
export const settings = ({
  packages,
  classNames,
}: {
  packages: (root: string) => Packages;
  classNames?: ClassNames;
}): Plugin => {
  return {
    name: 'dealer:settings',
    config: ({ root: folder = '.', build = {} }, { mode, command }) => {
      const root = resolve(folder);
      const isMocked = mode === 'mocked';
      const groups = (): ReturnType<typeof chunks> =>
        isMocked ? mockedChunks(packages(root)) : chunks(root, packages(root));
      return {
        optimizeDeps: { include: optimized(packages(root).kind, isMocked) },
        // Script carries each class name once more: short ones where nobody reads them.
        css: isMocked ? {} : { modules: { generateScopedName: className(classNames ?? { root }) } },
        worker: { format: 'es' as const },
        // A build that runs next to the development server must not reload its pages.
        server: { watch: { ignored: ['dist', 'dist-mocked', 'dist-server'].map((name) => `${join(root, name)}/**`) } },
        build: {
          target: build.target ?? supportedTargets,
          outDir: build.outDir ?? (isMocked ? 'dist-mocked' : 'dist'),
          emptyOutDir: true,
          manifest: true,
          // One stylesheet: some twenty small ones block the first paint of a page that a server has rendered.
          cssCodeSplit: false,
          // Only entry points preload their dependencies. For other chunks the list of dependencies costs more in each first load than
          // the round trip that it saves.
          modulePreload: {
            polyfill: false,
            resolveDependencies: (file, needs) => (startsPage.test(file) || file.endsWith('.html') ? needs : []),
          },
          // Fonts and pictures stay files: inlined ones cannot be preloaded, cached or refused by a policy.
          assetsInlineLimit: 0,
          reportCompressedSize: false,
          chunkSizeWarningLimit: 700,
          ...(command === 'build' && {
            rolldownOptions: { output: { codeSplitting: { groups: groups() }, ...(!isMocked && hashNames) } },
          }),
        },
      };
    },
  };
};
