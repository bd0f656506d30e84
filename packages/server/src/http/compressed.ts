import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isKnownEtag } from './isKnownEtag.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /^(text\/|application\/(json|xml|javascript|manifest\+json|x-ndjson)|image\/svg)/;

/** The most bytes of packed bodies in memory. */
const mostPackedBytes = 64 * 1024 * 1024;

/** Packed bodies by content: the same asset or page is packed once. An answer of the search is packed each time. */
const packed = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: mostPackedBytes,
  sizeCalculation: (body) => 1 + body.byteLength,
});

/** How much a client wants an encoding, from 0 (not at all) to 1. */
const weightOf = (accepted: string, encoding: string): number => {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part): [string, number] => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
        const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
        return [name, q === undefined ? 1 : Number(q) || 0];
      }),
  );
  return weights.get(encoding) ?? weights.get('*') ?? 0;
};

/** Brotli, which is smaller, unless the client wants gzip more; undefined if it takes neither. */
const encodingFor = (accepted: string): 'br' | 'gzip' | undefined => {
  const [br, gzip] = [weightOf(accepted, 'br'), weightOf(accepted, 'gzip')];
  if (br === 0 && gzip === 0) return undefined;
  return br >= gzip ? 'br' : 'gzip';
};

/** Whether a client takes gzip. */
export const takesGzip = ({ headers }: Request): boolean => weightOf(headers.get('accept-encoding') ?? '', 'gzip') > 0;

/**
 * Packs an answer with what the browser accepts: brotli, else gzip; small and already packed bodies, and those with `no-transform`, stay as they are.
 * An answer with an etag is 304 where the browser has it.
 */
export const compressed = async (request: Request, answer: Response): Promise<Response> => {
  const etag = answer.headers.get('etag');
  if (answer.status === 200 && etag !== null && isKnownEtag(request.headers.get('if-none-match'), etag)) {
    await answer.body?.cancel();
    return new Response(null, { status: 304, headers: answer.headers });
  }
  const isDone =
    answer.type === 'error' ||
    answer.body === null ||
    answer.status === 206 ||
    answer.headers.get('cache-control')?.includes('no-transform') === true;
  if (isDone || answer.headers.has('content-encoding') || !compressible.test(answer.headers.get('content-type') ?? ''))
    return answer;
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '');
  const headers = new Headers(answer.headers);
  headers.append('vary', 'Accept-Encoding');
  const send = (body: Uint8Array<ArrayBuffer>): Response => {
    headers.set('content-length', String(body.byteLength));
    return new Response(body, { status: answer.status, headers });
  };
  const sendPacked = (body: Uint8Array<ArrayBuffer>): Response => {
    headers.set('content-encoding', encoding ?? '');
    return send(body);
  };
  // A strong etag is one of the content.
  const pageKey = etag === null || etag.startsWith('W/') ? undefined : `${encoding} ${etag}`;
  const known = pageKey === undefined ? undefined : packed.get(pageKey);
  if (known !== undefined) {
    await answer.body?.cancel();
    return sendPacked(known);
  }
  const body = new Uint8Array(await answer.arrayBuffer());
  if (encoding === undefined || body.byteLength < 1024) return send(body);
  const pack = async (quality: number): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(
      encoding === 'br'
        ? await brotli(body, {
            params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
          })
        : await zip(body),
    );
  if (etag === null) return sendPacked(await pack(4));
  const key = pageKey ?? `${encoding} ${createHash('sha1').update(body).digest('base64')}`;
  // A page is made again and again; a file stays.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
  const small = packed.get(key) ?? (await pack(isPage ? 4 : 10));
  packed.set(key, small);
  return sendPacked(small);
};
