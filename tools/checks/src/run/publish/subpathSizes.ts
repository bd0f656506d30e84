import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { rolldown } from 'rolldown';
import type { OutputChunk } from 'rolldown';
import { styleImports } from '@dealer/vite/plugin';
import { root } from '../../root.ts';
import { publicPackages } from './packPackage.ts';

/** Gzipped bytes that a page loads for all exports of a subpath, with what these import; parts that load on demand are not counted. */
export type Size = { script: number; styles: number };

const gzipped = (text: string | Uint8Array): number => gzipSync(text).byteLength;

/** The chunks that a page needs before the entry runs. */
const loadedWith = (entry: OutputChunk, chunks: ReadonlyMap<string, OutputChunk>): Set<OutputChunk> => {
  const loaded = new Set([entry]);
  for (const { imports } of loaded)
    for (const file of imports) {
      const chunk = chunks.get(file);
      if (chunk !== undefined) loaded.add(chunk);
    }
  return loaded;
};

/** Bundles a subpath of the built packages as a consumer does. React is the consumer's own and not counted. */
export const sizeOf = async (subpath: string): Promise<Size> => {
  const entryId = '\0subpath';
  const bundle = await rolldown({
    input: entryId,
    cwd: join(root, 'tools/checks'),
    platform: 'browser',
    external: [/^react(-dom)?(\/|$)/, /^node:/],
    logLevel: 'silent',
    plugins: [
      styleImports(() => ['ui', 'storefront'].map((name) => join(root, 'packages', name, 'dist'))),
      {
        name: 'subpath',
        resolveId: (id) => (id === entryId ? id : undefined),
        load: (id) => {
          if (id === entryId) return `import * as all from '${subpath}'; globalThis.used = all;`;
          return id.endsWith('.css') ? { code: '', moduleType: 'js', moduleSideEffects: 'no-treeshake' } : undefined;
        },
      },
    ],
  });
  try {
    const { output } = await bundle.generate({ format: 'es', minify: true });
    const chunks = new Map(
      output.filter((file) => file.type === 'chunk').map((chunk): [string, OutputChunk] => [chunk.fileName, chunk]),
    );
    const loaded = [...loadedWith(output[0], chunks)];
    const styles = loaded.flatMap(({ moduleIds }) => moduleIds.filter((id) => id.endsWith('.css')));
    const sheet = Buffer.concat(styles.map((file) => readFileSync(file)));
    return {
      script: loaded.reduce((sum, { code }) => sum + gzipped(code), 0),
      styles: styles.length === 0 ? 0 : gzipped(transform({ filename: 'all.css', code: sheet, minify: true }).code),
    };
  } finally {
    await bundle.close();
  }
};

/** All subpaths of the built packages: '@dealer/core/price'. Test builders and what only Node runs reach no page. */
export const builtSubpaths = (): string[] =>
  publicPackages().flatMap((name) => {
    const dist = join(root, 'packages', name, 'dist');
    if (!existsSync(dist)) return [];
    return globSync('**/index.js', { cwd: dist })
      .filter((file) => !existsSync(join(dist, dirname(dirname(file)), 'index.js')))
      .map((file) => dirname(file).replaceAll('\\', '/'))
      .filter((folder) => !['testing', 'test', 'node'].includes(folder))
      .sort()
      .map((folder) => `@dealer/${name}/${folder}`);
  });

/** The sizes of all subpaths, measured on `dist`. The Vite plugin reaches no page. */
export const measureSizes = async (): Promise<Map<string, Size>> => {
  const sizes = new Map<string, Size>();
  for (const subpath of builtSubpaths())
    if (!subpath.startsWith('@dealer/vite/')) sizes.set(subpath, await sizeOf(subpath));
  return sizes;
};
