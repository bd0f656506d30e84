import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { browserslistToTargets, bundle } from 'lightningcss';
import { defineConfig } from 'vite';
import type { Plugin, Rollup, UserConfigFnObject } from 'vite';
import { browserList, buildTargets } from './browsers.ts';
import { isClientModule } from './clientModule.ts';
import { layerOrder } from './layerOrder.ts';
import { workspaceRoot } from './paths.ts';

/** A package's own modules are relative or absolute; everything else comes from its dependencies and peers. */
const isForeign = (id: string): boolean =>
  !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !/^[a-z]:[\\/]/i.test(id);

/** The style sheets that a module of a package needs, by its path in `dist`; those of another package by their specifier. */
type Styles = Record<string, string[]>;

type WithStyles = Rollup.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** Whether a style sheet is of another package, named by its specifier. */
const isOfOther = (sheet: string): boolean => sheet.startsWith('@');

/** A style sheet that imports others, by their paths from its folder. */
const importsOf = (sheets: readonly string[], from: string): string =>
  [
    layerOrder(),
    ...sheets.map((sheet) => {
      const path = isOfOther(sheet) ? sheet : posix.relative(from, sheet);
      return `@import "${/^[@.]/.test(path) ? path : `./${path}`}";`;
    }),
    '',
  ].join('\n');

/**
 * The modules of a package import no style sheets, because Node, test runners and several frameworks cannot load them. What a consumer
 * imports instead: `styles.css` for the whole package, `Button/styles.css` for one component with all that it draws. `styles.json` says
 * which module needs which sheet, for `@dealer/vite`, which gives each page its own.
 */
const styleSheets = (): Plugin => ({
  name: 'dealer:style-sheets',
  enforce: 'post',
  generateBundle(_options, bundle) {
    // Vite takes the package's own sheets out of its modules; those of other packages are still imported.
    const styles: Styles = {};
    for (const [file, chunk] of Object.entries(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const sheets = [...((chunk as WithStyles).viteMetadata?.importedCss ?? [])];
      chunk.code = chunk.code.replaceAll(/^import "(@[^"]+\.css)";\n/gm, (_, sheet: string) => {
        sheets.push(sheet);
        // The lines of source maps stay.
        return '\n';
      });
      if (sheets.length > 0) styles[file] = sheets;
    }
    if (Object.keys(styles).length === 0) return;
    // What a module imports comes first, as in a bundle.
    const all = (file: string, seen = new Set<string>()): string[] => {
      const chunk = bundle[file];
      if (seen.has(file) || chunk?.type !== 'chunk') return [];
      seen.add(file);
      return [
        ...[...chunk.imports, ...chunk.dynamicImports].flatMap((next) => all(next, seen)),
        ...(styles[file] ?? []),
      ];
    };
    const emit = (fileName: string, source: string): void => void this.emitFile({ type: 'asset', fileName, source });
    const modules = Object.keys(bundle).filter((file) => file.endsWith('.js'));
    emit('styles.json', `${JSON.stringify(styles, null, 1)}\n`);
    const every = [...new Set(modules.sort().flatMap((file) => all(file)))];
    // One file: a bundler needs seconds for hundreds of imports. Addresses of pictures are relative to it.
    const texts = every
      .filter((sheet) => !isOfOther(sheet))
      .map((sheet) => {
        const asset = bundle[sheet];
        const css = asset?.type === 'asset' ? String(asset.source) : '';
        return css.replace(layerOrder(), '').replaceAll('url("./', `url("./${posix.dirname(sheet)}/`);
      });
    emit('styles.css', [importsOf(every.filter(isOfOther), ''), ...texts].join('\n'));
    for (const file of modules) {
      const folder = posix.dirname(file);
      const sheets = posix.basename(file) === 'index.js' ? all(file) : [];
      if (sheets.length > 0) emit(`${folder}/styles.css`, importsOf([...new Set(sheets)], folder));
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
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !isClientModule(chunk.code)) continue;
        // On the first line, which source maps know.
        chunk.code = `'use client';${chunk.code}`;
      }
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
        [join(workspaceRoot, 'node_modules/typescript-native/bin/tsc'), '-p', project, '--declarationMap'],
        { stdio: 'inherit' },
      );
      if (done.status !== 0) throw new Error(`The types of ${basename(folder)} do not compile.`);
      // The compiler emits imports of stylesheets too; Node's resolution of types fails on them.
      for (const file of globSync('dist/**/*.d.ts', { cwd: folder })) {
        const path = join(folder, file);
        const text = readFileSync(path, 'utf8');
        const without = text.replaceAll(/^import '[^']+\.css';$/gm, '');
        if (without !== text) writeFileSync(path, without);
      }
    }
  },
});

/**
 * Pictures of stylesheets stay files: a consumer's Vite would write the small ones into the styles of each page, twice where it adds a
 * prefixed property. Other bundlers ignore the query.
 */
const picturesAsFiles = (css: string): string => css.replaceAll(/url\("(\.\/[^"?]+\.svg)"\)/g, 'url("$1?no-inline")');

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
        asset.source = `${layerOrder()}\n${picturesAsFiles(String(asset.source))}`;
  },
});

/** Plain stylesheets that the package exports by path (`@dealer/ui/styles/neutral.css`), each without imports of others. */
const plainStyles = (folder: string): Plugin => ({
  name: 'dealer:plain-styles',
  writeBundle: () => {
    for (const file of globSync('src/styles/*.css', { cwd: folder })) {
      const source = join(folder, file);
      const written = readFileSync(source, 'utf8');
      // The comment on top explains the file to its readers. Those within the tokens say which of them a theme must set: `dealer check`
      // reads them.
      const [comment = ''] = /^\/\*[\s\S]*?\*\/\n/.exec(written) ?? [];
      const targets = browserslistToTargets(browserList());
      const code = file.endsWith('tokens.css')
        ? written
        : comment + bundle({ filename: source, targets }).code.toString();
      mkdirSync(join(folder, 'dist/styles'), { recursive: true });
      writeFileSync(join(folder, 'dist/styles', basename(file)), `${layerOrder()}\n${code}`);
    }
  },
});

/**
 * The whole Vite configuration of a package: one module for each source file, one stylesheet for each component,
 * dependencies and peers external, declarations next to the modules. `more` are plugins of this package alone.
 */
export const defineDealerPackage = (folder: string, more: readonly Plugin[] = []): UserConfigFnObject =>
  defineConfig(() => {
    const entries = globSync('src/**/index.ts', { cwd: folder }).filter(
      (entry) => !existsSync(join(folder, dirname(dirname(entry)), 'index.ts')),
    );
    return {
      root: folder,
      // Addresses of files are relative to the stylesheet that names them: the consumer's bundler resolves them.
      base: './',
      publicDir: false as const,
      plugins: [
        clientModules(folder),
        layersFirst(),
        styleSheets(),
        plainStyles(folder),
        declarations(folder),
        ...more,
      ],
      build: {
        target: buildTargets(),
        minify: false,
        sourcemap: true,
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
            // The package has its sources.
            sourcemapExcludeSources: true,
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
