import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { sourceOf } from '@dealer/tools-vite/sources';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';

/** The size of a page that imports only this: minified bytes, and gzipped. */
const bytesOf = async (names: string, from: string): Promise<{ bytes: number; gzipped: number; modules: string[] }> => {
  const entry = '\0one-rule';
  const bundle = await rolldown({
    input: entry,
    cwd: join(root, 'tools/checks'),
    platform: 'browser',
    plugins: [
      {
        name: 'one-rule',
        resolveId: (id) => (id === entry ? id : sourceOf(id)),
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
  ])('%s adds that rule and little else to a bundle', async (name, from, most) => {
    const { bytes, gzipped, modules } = await bytesOf(name, from);
    console.log(`import { ${name} } from '${from}': ${bytes} bytes, ${gzipped} gzipped, of ${modules.length} files`);
    expect(modules.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(most);
    expect(modules.filter((id) => id.includes('node_modules'))).toEqual([]);
  });
});
