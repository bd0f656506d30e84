import { randomUUID } from 'node:crypto';
import { FeedError } from './feedError.ts';

/** A search server, the key for it, and the index that shoppers see. */
type SearchServerAccess = { url: string; key?: string; index: string };

/** The actions that an upload needs, as Meilisearch names them. */
export const uploadActions = [
  'documents.add',
  'documents.delete',
  'documents.get',
  'indexes.create',
  'indexes.get',
  'indexes.swap',
  'settings.update',
  'tasks.get',
] as const;
type Action = (typeof uploadActions)[number];

const json = (body: string): RequestInit => ({ headers: { 'content-type': 'application/json' }, body });

/**
 * One request for each action that changes nothing: reads, and writes whose body is none. A server checks the key before it reads the
 * body, so a refused body means that the key has the right.
 */
const probes: Record<Action, (index: string) => [method: string, path: string, init?: RequestInit]> = {
  'documents.add': (index) => [
    'PUT',
    `${index}/documents`,
    { headers: { 'content-type': 'text/plain' }, body: 'not documents' },
  ],
  'documents.delete': (index) => ['POST', `${index}/documents/delete-batch`, json('not a list')],
  'documents.get': (index) => ['GET', `${index}/documents?limit=0`],
  'indexes.create': () => ['POST', '/indexes', json('not an index')],
  'indexes.get': (index) => ['GET', index],
  'indexes.swap': () => ['POST', '/swap-indexes', json('not a swap')],
  'settings.update': (index) => ['PATCH', `${index}/settings`, json('not settings')],
  'tasks.get': () => ['GET', '/tasks?limit=1'],
};

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** How to make a key that can do all that an upload needs; it may also remove the index that is left over. */
const howToMakeKey = (url: string): string =>
  `Make a key with

  curl -X POST '${url}/keys' -H 'Authorization: Bearer <master key>' -H 'Content-Type: application/json' \\
    --data '{"name":"stock","actions":[${[...uploadActions, 'indexes.delete'].sort().map((name) => `"${name}"`)}],"indexes":["*"],"expiresAt":null}'

and pass the "key" of its answer with --key.`;

/**
 * Finds out, before anything is written, whether the key can do what an upload needs. A key cannot read its own rights without the
 * right to read all keys, so each right is tried with a request that changes nothing.
 *
 * @throws FeedError that names each missing right and says how to make a key that has them
 */
export const checkRights = async (
  { url, key, index }: SearchServerAccess,
  actions: readonly Action[] = uploadActions,
): Promise<void> => {
  const base = url.replace(/\/+$/, '');
  const request = async (method: string, path: string, init: RequestInit = {}) => {
    const headers = { ...init.headers, ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
    try {
      const answer = await fetch(base + path, { ...init, method, headers, signal: AbortSignal.timeout(30_000) });
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      throw new FeedError(
        (error as Error).name === 'TimeoutError'
          ? `${url} did not answer within 30 seconds.`
          : `No search server answers at ${url}.`,
      );
    }
  };
  const health = await request('GET', '/health');
  if (health.status !== 200 || !health.text.includes('"status"'))
    throw new FeedError(`There is no Meilisearch at ${url}: GET /health answered ${health.status}.`);

  const stranger = `/indexes/${randomUUID()}`;
  const [other, ...answers] = await Promise.all([
    request('GET', stranger),
    ...actions.map((action) => request(...probes[action](`/indexes/${index}`))),
  ]);
  if (answers.every(({ status }) => status === 401))
    throw new FeedError(`${url} takes no upload without a key. ${howToMakeKey(base)}`);
  if (answers.some(({ status, text }) => (status === 404 || status === 405) && !text.includes('index_not_found')))
    throw new FeedError(
      `${url} is too old: it cannot do all that an upload needs. Update it to Meilisearch 1.15 or newer.`,
    );
  const isRefused = ({ status }: { status: number }): boolean => status === 401 || status === 403;
  const missing = actions.filter((_, at) => isRefused(answers[at]!));
  if (missing.length === actions.length)
    throw new FeedError(
      `${url} refused the key: it is unknown or expired, or it can neither read nor write ${index}. ${howToMakeKey(base)}`,
    );
  // Of two refusals for a limited key, only the one that names the index is about the index.
  const isLimited = isRefused(other) && (other.text.includes(stranger.slice(9)) || !missing.includes('indexes.get'));
  const gaps = [
    ...(missing.length === 0
      ? []
      : [`it lacks ${missing.length === 1 ? 'the action' : 'the actions'} ${quoted(missing)}`]),
    ...(isLimited && actions.includes('indexes.swap')
      ? ['its "indexes" are not ["*"], and only a key for all indexes can see whether a swap has finished']
      : []),
  ];
  if (gaps.length > 0)
    throw new FeedError(`The key is not enough for an upload to ${url}: ${gaps.join('; ')}. ${howToMakeKey(base)}`);
};
