import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lruCache } from '@dealer/api/http';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /^(text\/|application\/(json|xml|javascript|manifest\+json|x-ndjson)|image\/svg)/;

/** The most packed bodies in memory. */
const mostPacked = 1_000;

/** Packed bodies by content: the same asset or page is packed once. An answer of the search is packed each time. */
const packed = lruCache<Uint8Array<ArrayBuffer>>(mostPacked);

/**
 * Packs an answer with what the browser accepts: brotli, else gzip; small and already packed bodies stay as they are.
 * A file (an answer with an etag) is answered with 304 where the browser has it.
 *
 * @example
 * await compressed(request, await fileAnswer(dist, '/index.html'))
 */
export const compressed = async (request: Request, answer: Response): Promise<Response> => {
  const etag = answer.headers.get('etag');
  if (etag !== null && request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers: answer.headers });
  if (answer.type === 'error' || answer.body === null || !compressible.test(answer.headers.get('content-type') ?? ''))
    return answer;
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const headers = new Headers(answer.headers);
  headers.append('vary', 'Accept-Encoding');
  const body = new Uint8Array(await answer.arrayBuffer());
  if (encoding === undefined || body.byteLength < 1024) return new Response(body, { status: answer.status, headers });
  const pack = async (quality: number): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(
      encoding === 'br'
        ? await brotli(body, {
            params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
          })
        : await zip(body),
    );
  let small: Uint8Array<ArrayBuffer>;
  const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html') === true;
  if (etag === null && !isPage) small = await pack(4);
  else {
    const key = `${encoding}:${createHash('sha1').update(body).digest('base64')}`;
    small = packed.get(key) ?? (await pack(etag === null ? 4 : 10));
    packed.set(key, small);
  }
  headers.set('content-encoding', encoding);
  headers.set('content-length', String(small.byteLength));
  return new Response(small, { status: answer.status, headers });
};
