import { eitherSignal } from './eitherSignal.ts';

export type BlobCall = {
  fetch?: typeof fetch;
  accept: string;
  signal?: AbortSignal;
  timeoutMs: number;
};

/**
 * Fetches a file; undefined if the call fails or times out. It is separate from `createHttp`, which reads text and is
 * part of every first load.
 */
export const fetchBlob = async (
  url: string,
  { fetch: doFetch = globalThis.fetch, accept, signal, timeoutMs }: BlobCall,
): Promise<Blob | undefined> => {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await doFetch(url, { headers: { accept }, signal: eitherSignal(signal, timeout) });
    return response.ok ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
};
