import type { HandedAnswer } from '@dealer/search/answers';

/** One answer that the first view was made from: its request (`requestKey`), status and JSON, or the text if that is not JSON. */
export type RecordedAnswer = readonly [request: string, status: number, json: unknown, text?: string];

/** What a server hands over with the HTML of a page, so that the browser renders the same page without requesting anything. */
export type Handover = {
  /** The address of the page (`pageAddress`). A host of files answers an address with parameters with the page without them. */
  readonly address: string;
  /** The site that the address named (`?site=`); null if the host chose it. */
  readonly slug: string | null;
  /** The time of rendering in milliseconds since 1970. */
  readonly now: number;
  /** The start of the page's random numbers. */
  readonly seed: number;
  readonly answers: readonly RecordedAnswer[];
  /** The answer to the search of the page. */
  readonly search?: HandedAnswer | undefined;
};

/** The id of the script element that contains the handover. */
export const handoverId = 'dealer-handover';

/** A short name of a request by method, address and body. Two requests with the same name have the same answer. */
export const requestKey = (
  address: string,
  { method = 'GET', body }: Pick<RequestInit, 'method' | 'body'> = {},
): string => {
  const text = `${method} ${address} ${typeof body === 'string' ? body : ''}`;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(36)}`;
};

/** Random numbers from 0 to 1 that are the same on the server and in the browser. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
