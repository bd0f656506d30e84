import { parseState } from './mockState.ts';
import type { MockStateDoc, ParsedState } from './mockState.ts';

/** The largest state that is read, in characters of JSON. */
const maxStateLength = 5_000_000;

/** Chat and issue tools cut longer links. */
export const maxLinkLength = 8_000;

const marker = 'state=';

const through = (bytes: BodyInit, stream: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
  new Response(bytes).body!.pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>);

/** A state as the text of a link: JSON, compressed, in base64url. */
const encode = async (state: MockStateDoc): Promise<string> => {
  const bytes = new Uint8Array(
    await new Response(through(JSON.stringify(state), new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const inflate = async (text: string): Promise<string | undefined> => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const decoder = new TextDecoder();
  let json = '';
  for await (const part of through(bytes, new DecompressionStream('deflate-raw'))) {
    json += decoder.decode(part, { stream: true });
    // A short text can become a very long one.
    if (json.length > maxStateLength) return undefined;
  }
  return json;
};

/** The link that opens a state. It leads to the home page, which every host has; the state names its page. */
export const stateLink = async (home: string, state: MockStateDoc): Promise<string> => {
  return new URL(`#${marker}${await encode(state)}`, home).href;
};

/** Reads a state from the text of a file or the anchor of a link; undefined for an anchor without a state. */
export const readState = async (text: string): Promise<ParsedState | undefined> => {
  const isLink = text.startsWith('#');
  if (text === '' || (isLink && !text.startsWith(`#${marker}`))) return undefined;
  const tooLong = `It is longer than ${maxStateLength / 1_000_000} MB.`;
  if (text.length > maxStateLength) return { kind: 'refused', reason: tooLong };
  try {
    const json = isLink ? await inflate(text.slice(marker.length + 1)) : text;
    if (json === undefined) return { kind: 'refused', reason: tooLong };
    return parseState(JSON.parse(json));
  } catch {
    return {
      kind: 'refused',
      reason: isLink ? 'The link is incomplete. Copy it whole, or use the file.' : 'The file is not JSON.',
    };
  }
};
