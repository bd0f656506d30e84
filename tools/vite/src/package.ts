import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { browserslistToTargets, bundle } from 'lightningcss';
import { defineConfig } from 'vite';
import type { Plugin, UserConfigFnObject } from 'vite';
import { browserList, buildTargets } from './browsers.ts';
import { isClientModule } from './clientModule.ts';
import { layerOrder } from './layerOrder.ts';
import { workspaceRoot } from './paths.ts';

/** A package's own modules are relative or absolute; everything else comes from its dependencies and peers. */
const isForeign = (id: string): boolean =>
  !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !/^[a-z]:[\\/]/i.test(id);

/**
 * Vite takes stylesheets out of a library and drops the import; this puts it back,
 * so that a consumer who imports a component gets its paint and nothing else's.
 */
const styleImports = (): Plugin => ({
  name: 'dealer:style-imports',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const styles =
        (chunk as typeof chunk & { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ??
        new Set<string>();
      const imports = [...styles].map((file) => {
        const path = posix.relative(posix.dirname(chunk.fileName), file);
        return `import '${path.startsWith('.') ? path : `./${path}`}';\n`;
      });
      chunk.code = imports.join('') + chunk.code;
    }
  },
});

/** Marks modules that run on the client alone, so that a server component of a React framework can import them. */
const clientModules = (folder: string): Plugin => {
  const { peerDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  return {
    name: 'dealer:client-modules',
    enforce: 'post',
    generateBundle(_options, bundle) {
      if (peerDependencies['react'] === undefined) return;
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && isClientModule(chunk.code)) chunk.code = `'use client';\n${chunk.code}`;
    },
  };
};

/** Declarations by the TypeScript compiler, after the bundle: the package's build leaves nothing to do. */
const declarations = (folder: string): Plugin => ({
  name: 'dealer:declarations',
  writeBundle: () => {
    // Types of a part that only runs in Node have a project of their own.
    for (const part of ['', '-node']) {
      const project = join(folder, `tsconfig${part.replace('-', '.')}.json`);
      if (!existsSync(project)) continue;
      // An old record would make the compiler believe that the emptied folder still holds its files.
      rmSync(join(workspaceRoot, '.tmp/tsc', `${basename(folder)}${part}.tsbuildinfo`), { force: true });
      const done = spawnSync(
        process.execPath,
        [join(workspaceRoot, 'node_modules/typescript-native/bin/tsc'), '-p', project],
        { stdio: 'inherit' },
      );
      if (done.status !== 0) throw new Error(`The types of ${basename(folder)} do not compile.`);
      // The compiler emits imports of stylesheets too; Node's resolution of types fails on them.
      for (const file of globSync('dist/**/*.d.ts', { cwd: folder })) {
        const path = join(folder, file);
        const text = readFileSync(path, 'utf8');
        const without = text.replaceAll(/^import '[^']+\.css';\n/gm, '');
        if (without !== text) writeFileSync(path, without);
      }
    }
  },
});

/**
 * A consumer's bundler may read our stylesheets in any order, and the first one would decide which layer is the weakest:
 * each of them therefore begins with the order of all layers.
 */
const layersFirst = (): Plugin => ({
  name: 'dealer:layers-first',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle))
      if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
        asset.source = `${layerOrder()}\n${String(asset.source)}`;
  },
});

/** Plain stylesheets that the package exports by path (`@dealer/ui/styles/neutral.css`), each without imports of others. */
const plainStyles = (folder: string): Plugin => ({
  name: 'dealer:plain-styles',
  writeBundle: () => {
    for (const file of globSync('src/styles/*.css', { cwd: folder })) {
      const { code } = bundle({ filename: join(folder, file), targets: browserslistToTargets(browserList()) });
      mkdirSync(join(folder, 'dist/styles'), { recursive: true });
      writeFileSync(join(folder, 'dist/styles', basename(file)), `${layerOrder()}\n${code.toString()}`);
    }
  },
});

/**
 * The whole Vite configuration of a package: one module for each source file, one stylesheet for each component,
 * dependencies and peers external, declarations next to the modules.
 *
 * @example
 * export default defineDealerPackage(import.meta.dirname);
 */
export const defineDealerPackage = (folder: string): UserConfigFnObject =>
  defineConfig(() => {
    const entries = globSync('src/**/index.ts', { cwd: folder }).filter(
      (entry) => !existsSync(join(folder, dirname(dirname(entry)), 'index.ts')),
    );
    return {
      root: folder,
      // Addresses of files are relative to the stylesheet that names them: the consumer's bundler resolves them.
      base: './',
      publicDir: false as const,
      plugins: [styleImports(), clientModules(folder), layersFirst(), plainStyles(folder), declarations(folder)],
      build: {
        target: buildTargets(),
        minify: false,
        sourcemap: false,
        emptyOutDir: true,
        reportCompressedSize: false,
        cssCodeSplit: true,
        lib: {
          formats: ['es' as const],
          entry: Object.fromEntries(
            entries.map((entry) => [join(relative('src', dirname(entry)), 'index'), join(folder, entry)]),
          ),
        },
        rolldownOptions: {
          external: isForeign,
          output: {
            preserveModules: true,
            preserveModulesRoot: join(folder, 'src'),
            entryFileNames: '[name].js',
            // Not *.module.css: the class names are final, and a consumer's bundler would rename them once more.
            assetFileNames: ({ names, originalFileNames }) =>
              names[0]?.endsWith('.css')
                ? names[0].replace(/\.module\.css$/, '.css')
                : relative('src', originalFileNames[0] ?? '[name][extname]'),
          },
        },
      },
    };
  });
