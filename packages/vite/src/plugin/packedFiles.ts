import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Texts; pictures, films and fonts are packed already, and a page gets the colours of its site when it is sent. */
const isText = (name: string): boolean => /\.(?:js|css|svg|json|txt|webmanifest)$/.test(name) && !name.startsWith('.');

/** Smaller files fit into one packet of the network either way. */
const leastBytes = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const packers: Readonly<Record<string, (text: Uint8Array) => Promise<Uint8Array>>> = {
  '.br': (text) => brotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength } }),
  '.gz': (text) => zip(text, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes each text of a production build as brotli (`.br`) and gzip (`.gz`) too, as small as they get: a server sends these files instead
 * of packing while a visitor waits.
 */
export const packedFiles = (): Plugin => ({
  name: 'dealer:packed-files',
  apply: (_config, { command, mode }) => command === 'build' && mode !== 'mocked',
  writeBundle: async ({ dir = '' }, bundle) => {
    await Promise.all(
      Object.keys(bundle)
        .filter(isText)
        .map(async (name) => {
          const text = await readFile(join(dir, name));
          if (text.byteLength < leastBytes) return;
          await Promise.all(
            Object.entries(packers).map(async ([ending, pack]) => {
              const packed = await pack(text);
              if (packed.byteLength < text.byteLength) await writeFile(join(dir, name + ending), packed);
            }),
          );
        }),
    );
  },
});
