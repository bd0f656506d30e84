import { type RecordedAnswer, requestKey } from '../handover.ts';

/** An answer of a service, as far as it says whether it is one. */
export type ServiceAnswer = { url: URL; body: unknown; status: number; json: unknown };

type RecordingOptions = {
  /** Resolves addresses, because a server has none of its own. */
  page: URL;
  /** Whether an answer is what was requested. */
  isRight: (answer: ServiceAnswer) => boolean;
  /** Ends the requests when their answers are no longer wanted. */
  signal?: AbortSignal | undefined;
};

/** A `fetch` that records the answers that a page was rendered from. */
type RecordingFetch = {
  fetch: typeof fetch;
  /** The same without a record. */
  unrecorded: typeof fetch;
  answers: RecordedAnswer[];
  /** A request failed, was not answered in time, or had an answer that is not right. */
  hasFailed: () => boolean;
};

const readJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

/** Records the body of each right answer; what failed is not handed over to the browser as an answer. */
export const recordingFetch = (send: typeof fetch, { page, isRight, signal }: RecordingOptions): RecordingFetch => {
  const answers: RecordedAnswer[] = [];
  let failures = 0;
  const fetching =
    (isRecorded: boolean): typeof fetch =>
    async (input, init = {}) => {
      const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
      const url = new URL(address, page);
      const signals = [init.signal, signal].filter((one) => one instanceof AbortSignal);
      try {
        const answer = await send(url.href, { ...init, signal: AbortSignal.any(signals) });
        const { status } = answer;
        const text = await answer.text();
        const json = readJson(text);
        if (!isRight({ url, body: readJson(init.body), status, json })) failures += 1;
        // JSON is handed over as it is: as a text within JSON, each of its quotation marks would be escaped.
        else if (isRecorded)
          answers.push([
            requestKey(address, init),
            status,
            ...(json === undefined ? ([null, text] as const) : ([json] as const)),
          ]);
        return new Response(text, { status, headers: answer.headers });
      } catch (error) {
        failures += 1;
        throw error;
      }
    };
  return {
    answers,
    hasFailed: () => failures > 0,
    fetch: fetching(true),
    unrecorded: fetching(false),
  };
};
