import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';

/** What a page pays that imports nothing but this: minified bytes, and gzipped. */
const bytesOf = async (names: string, from: string): Promise<{ bytes: number; gzipped: number; modules: string[] }> => {
  const entry = '\0one-rule';
  const bundle = await rolldown({
    input: entry,
    cwd: join(root, 'tools/checks'),
    platform: 'browser',
    resolve: { conditionNames: ['dealer-source', 'import', 'default'] },
    plugins: [
      {
        name: 'one-rule',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `import { ${names} } from '${from}'; globalThis.used = [${names}];` : null),
      },
    ],
  });
  try {
    const { output } = await bundle.generate({ format: 'es', minify: true });
    const [chunk] = output;
    return {
      bytes: Buffer.byteLength(chunk.code),
      gzipped: gzipSync(chunk.code).byteLength,
      modules: chunk.moduleIds.filter((id) => id !== entry && (chunk.modules[id]?.code ?? '') !== ''),
    };
  } finally {
    await bundle.close();
  }
};

describe('importing one rule', () => {
  it.each([
    ['repayment', '@dealer/core/finance', 2_000],
    ['formatMoney', '@dealer/core/format', 1_500],
    ['vehicleTitle', '@dealer/core/vehicle', 1_500],
    ['safeRedirect', '@dealer/core/routes', 4_000],
    ['stockFilter', '@dealer/core/search', 1_500],
  ])('%s costs that rule and little else', async (name, from, most) => {
    const { bytes, gzipped, modules } = await bytesOf(name, from);
    console.log(`import { ${name} } from '${from}': ${bytes} bytes, ${gzipped} gzipped, of ${modules.length} files`);
    expect(bytes).toBeGreaterThan(50);
    expect(bytes).toBeLessThan(most);
    expect(modules.filter((id) => id.includes('node_modules'))).toEqual([]);
  });
});
