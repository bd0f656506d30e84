import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type { CrawlerPart } from './crawlerFiles.ts';

/** A finished file, packed with gzip. */
export type PackedFile = { readonly type: string; readonly etag: string; readonly body: Uint8Array<ArrayBuffer> };

/** Text that is packed at once, in characters. */
const chunkLength = 64 * 1024;

/** A file that is packed while it is made: a tenth of its text is in memory. */
export const packedPart = (onClose: (path: string, file: PackedFile) => void): CrawlerPart => {
  const zip = createGzip();
  const packed = buffer(zip);
  const hash = createHash('sha256');
  let waiting: string[] = [];
  let length = 0;
  const flush = async (): Promise<void> => {
    const text = waiting.join('');
    waiting = [];
    length = 0;
    hash.update(text);
    if (!zip.write(text)) await once(zip, 'drain');
  };
  return {
    write: async (text) => {
      waiting.push(text);
      length += text.length;
      if (length >= chunkLength) await flush();
    },
    close: async (path, type) => {
      await flush();
      zip.end();
      const body = new Uint8Array(await packed);
      onClose(path, { type, body, etag: `"${hash.digest('base64url').slice(0, 22)}"` });
    },
  };
};
