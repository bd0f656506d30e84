import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { aLookFolder } from '../test/aLookFolder.ts';
import { packedFiles } from './packedFiles.ts';

const root = aLookFolder({
  'index.html': '<!doctype html><title>Yard</title><script type="module" src="/main.js"></script>',
  'main.js': `import './main.css'; import './font.woff2?url'; document.body.append(${JSON.stringify('A ute with a tray. '.repeat(200))});`,
  'main.css': `${'.card { color: red }\n.price { color: blue }\n'.repeat(3)}${Array.from({ length: 200 }, (_, at) => `.a${at}{margin:${at}px}`).join('')}`,
  'font.woff2': 'font'.repeat(1_000),
});
afterAll(() => rmSync(root, { recursive: true }));

const builtFiles = async (mode: string): Promise<string[]> => {
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'silent',
    build: { manifest: true, assetsInlineLimit: 0 },
    plugins: [packedFiles()],
  });
  return globSync('**/*', { cwd: join(root, 'dist'), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
};

describe('a production build', () => {
  it('a production build has each script and stylesheet packed, with the same content, and no page, font or small file', async () => {
    const files = await builtFiles('production');
    const packed = files.filter((file) => /\.(br|gz)$/.test(file));
    expect(packed.map((file) => /\.\w+\.\w+$/.exec(file)?.[0]).sort()).toEqual([
      '.css.br',
      '.css.gz',
      '.js.br',
      '.js.gz',
    ]);
    for (const file of packed) {
      const bytes = readFileSync(file);
      const unpacked = file.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
      expect(unpacked.equals(readFileSync(file.slice(0, -3)))).toBe(true);
    }
  });

  it('a production build for demonstrations stays as it is', async () => {
    expect((await builtFiles('mocked')).filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
  });
});
