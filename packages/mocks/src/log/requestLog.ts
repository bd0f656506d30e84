import type { CallNotes } from '../scenario/withFaults.ts';
import { requestTable } from '../store/mockStore.ts';
import type { MockStore } from '../store/mockStore.ts';

/** One call of a page to the backend. */
export type RequestRecord = {
  id: string;
  /** Milliseconds since 1970, by the page's clock. */
  at: number;
  /** The address of the page. */
  page: string;
  method: string;
  url: string;
  /** The type and the text of the body. */
  type: string;
  body: string;
  /** 0: no answer, because the connection broke. */
  status: number;
  ms: number;
  /** The faults that the call met. */
  faults: string[];
  /** The mock backend has no such route. */
  unhandled: boolean;
  /** The start of the answer's text. */
  answer: string;
};

/** The log of calls: answers them and records them. */
type RequestLog = {
  record: <Answer extends Response | null>(
    request: Request,
    answer: (notes: CallNotes) => Promise<Answer>,
  ) => Promise<Answer>;
  /** Records a call that the mock backend does not answer. */
  note: (request: Request) => void;
  /** Removes the oldest calls. */
  prune: () => Promise<void>;
};

const maxRecords = 300;
const maxAnswerLength = 4_000;

const textOf = async (message: Request | Response): Promise<string> => {
  try {
    return await message.text();
  } catch {
    return '';
  }
};

/**
 * Creates the log of a page. It is stored with the data of the mock backend, so that it survives reloads and other tabs can show it.
 */
export const createRequestLog = ({
  store,
  now,
  pageUrl,
}: {
  store: MockStore;
  now: () => number;
  pageUrl: () => string;
}): RequestLog => {
  let count = 0;
  /** Reads what is needed of a call before it is answered; the page does not wait for its log, and works without one. */
  const begin = (
    request: Request,
  ): ((answered: Pick<RequestRecord, 'ms'> & CallNotes, response?: Response) => void) => {
    const [at, page, body] = [now(), pageUrl(), textOf(request.clone())];
    return (answered, response) => {
      const answer = response ? textOf(response.clone()) : '';
      const id = `${String(at).padStart(15, '0')}-${String((count += 1)).padStart(6, '0')}-${crypto.randomUUID().slice(0, 4)}`;
      void (async () => {
        const record: RequestRecord = {
          id,
          at,
          page,
          method: request.method,
          url: request.url,
          type: request.headers.get('content-type') ?? '',
          body: await body,
          status: response?.status ?? 0,
          ...answered,
          answer: (await answer).slice(0, maxAnswerLength),
        };
        await store.change<RequestRecord>(requestTable, id, () => record);
      })().catch(() => undefined);
    };
  };
  return {
    record: async (request, answer) => {
      const [end, started] = [begin(request), performance.now()];
      const notes: CallNotes = { faults: [], unhandled: false };
      const response = await answer(notes);
      if (response !== null) end({ ...notes, ms: Math.round(performance.now() - started) }, response);
      return response;
    },
    note: (request) => begin(request)({ faults: [], unhandled: true, ms: 0 }),
    prune: async () => {
      const records = await store.rows<RequestRecord>(requestTable);
      for (const { id } of records.slice(0, -maxRecords)) await store.change(requestTable, id, () => undefined);
    },
  };
};

/** The recorded calls, newest first. */
export const recordedRequests = async (store: MockStore): Promise<RequestRecord[]> =>
  (await store.rows<RequestRecord>(requestTable)).toReversed();
