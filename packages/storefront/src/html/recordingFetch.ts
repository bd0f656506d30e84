import { type RecordedAnswer, requestKey } from '../handover/handover.ts';

/** A `fetch` that records the answers that a page was rendered from. */
export type RecordingFetch = {
  fetch: typeof fetch;
  answers: RecordedAnswer[];
  /** A request failed, was not answered in time, or was answered with 5xx. */
  hasFailed: () => boolean;
};

/** JSON is handed over as it is: as a text within JSON, each of its quotation marks would be escaped. */
const bodyOf = (text: string): [json: unknown, text?: string] => {
  try {
    return [JSON.parse(text)];
  } catch {
    return [null, text];
  }
};

/**
 * Records the body of each answer. Addresses are resolved against that of the page, because a server has none of its own.
 *
 * @example
 * const recording = recordingFetch(fetch, new URL('https://dealer.example/search'));
 */
export const recordingFetch = (send: typeof fetch, page: URL): RecordingFetch => {
  const answers: RecordedAnswer[] = [];
  let failures = 0;
  return {
    answers,
    hasFailed: () => failures > 0,
    fetch: async (input, init) => {
      const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
      try {
        const answer = await send(new URL(address, page).href, init);
        const text = await answer.text();
        if (answer.status >= 500) failures += 1;
        else answers.push([requestKey(address, init), answer.status, ...bodyOf(text)]);
        return new Response(text, { status: answer.status, headers: answer.headers });
      } catch (error) {
        failures += 1;
        throw error;
      }
    },
  };
};
