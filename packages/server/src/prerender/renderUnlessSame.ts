import { createHash } from 'node:crypto';
import type { RenderPage } from '../pages/createPageHandler.ts';

/** What a page was made from: each request as address and body, and a hash of all answers. */
export type Source = {
  readonly requests: readonly (readonly [address: string, body?: string])[];
  readonly hash: string;
};

/** A page as the server build of a look renders it; 304 for one that was made from the same answers before. */
export type Rendered = { status: number; headers: Record<string, string>; html: string; source?: Source };

/** What a search server answers differently each time. */
const perRequest = /"(?:processingTimeMs|requestUid)":(?:\d+|"[^"]*"),?/g;

/** A site file without the key of its search, which may be a token that is new each time. */
export const withoutSearchKey = (text: string): string =>
  text.replace(/("search":\{"host":"[^"]*","apiKey":")[^"]*/, '$1');

const hashOf = (answers: readonly string[]): string =>
  createHash('sha256').update(answers.join('\n')).digest('base64url').slice(0, 22);

const answerText = async (answer: Response): Promise<string> =>
  `${answer.status} ${withoutSearchKey(await answer.text()).replaceAll(perRequest, '')}`;

/** Whether the requests of a page still have the same answers. */
const isSame = async ({ requests, hash }: Source, answer: typeof fetch): Promise<boolean> => {
  const headers = { 'content-type': 'application/json' };
  const answers = await Promise.all(
    requests.map(async ([address, body]) =>
      answerText(await answer(address, body === undefined ? {} : { method: 'POST', headers, body })),
    ),
  );
  return hashOf(answers) === hash;
};

/** What renders pages: the look, what answers their requests, and the time of rendering in milliseconds since 1970. */
export type RenderOptions = { renderPage: RenderPage; answer: typeof fetch; now: number };

/** A page that is known by its answers: those of the earlier run, if there was one. */
export type BySource = { readonly earlier?: Source | undefined };

/**
 * Renders a page. With `bySource` it says what the page was made from, and does not render it if that is the same as before: then its
 * status is 304.
 */
export const renderUnlessSame = async (
  url: string,
  { renderPage, answer, now, bySource }: RenderOptions & { bySource?: BySource | undefined },
): Promise<Rendered> => {
  if (!bySource) return renderPage({ url, fetch: answer, now });
  const { earlier } = bySource;
  if (earlier && (await isSame(earlier, answer))) return { status: 304, headers: {}, html: '', source: earlier };
  const requests: [string, string?][] = [];
  const answers: Promise<string>[] = [];
  const recorded: typeof fetch = async (input, init) => {
    const found = await answer(input, init);
    requests.push([String(input), ...(typeof init?.body === 'string' ? [init.body] : [])] as [string, string?]);
    answers.push(answerText(found.clone()));
    return found;
  };
  const { status, headers, html } = await renderPage({ url, fetch: recorded, now });
  return { status, headers, html, source: { requests, hash: hashOf(await Promise.all(answers)) } };
};
