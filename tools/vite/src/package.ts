import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { defineConfig } from 'vite';
import type { Plugin, UserConfigFnObject } from 'vite';
import { buildTargets } from './browsers.ts';
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

/** Declarations by the TypeScript compiler, after the bundle: the package's build leaves nothing to do. */
const declarations = (folder: string): Plugin => ({
  name: 'dealer:declarations',
  writeBundle: () => {
    // A package with a part for node only keeps that part's types in a second project.
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
      // The compiler keeps an import that only brings a stylesheet; types have no use for it, and Node's resolution stumbles over it.
      for (const file of globSync('dist/**/*.d.ts', { cwd: folder })) {
        const path = join(folder, file);
        const text = readFileSync(path, 'utf8');
        const without = text.replaceAll(/^import '[^']+\.css';\n/gm, '');
        if (without !== text) writeFileSync(path, without);
      }
    }
  },
});

/** Plain stylesheets that the package exports by path (`@dealer/ui/styles/tokens.css`). */
const plainStyles = (folder: string): Plugin => ({
  name: 'dealer:plain-styles',
  writeBundle: () => {
    const styles = join(folder, 'src/styles');
    if (existsSync(styles))
      cpSync(styles, join(folder, 'dist/styles'), { recursive: true, filter: (file) => !/\.(ts|tsx)$/.test(file) });
  },
});

/**
 * The whole Vite configuration of a package: one module for each source file, one stylesheet for each component,
 * everything in dependencies and peers left outside, declarations beside.
 *
 * @example
 * export default defineDealerPackage(import.meta.dirname);
 */
export const defineDealerPackage = (folder: string): UserConfigFnObject =>
  defineConfig(() => {
    const entries = globSync('src/*/index.{ts,tsx}', { cwd: folder });
    return {
      root: folder,
      publicDir: false as const,
      plugins: [styleImports(), plainStyles(folder), declarations(folder)],
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
            assetFileNames: ({ names }) => (names[0] ?? '[name][extname]').replace(/\.module\.css$/, '.css'),
          },
        },
      },
    };
  });
