import { type Engine, type EngineOptions, createEngine } from '../engine/index.ts';

/** A JSON answer. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers have many shapes; tests assert the members they read
export type Answer = { readonly status: number; readonly body: any };

/** Sends one request to an engine. */
export const call = async (
  engine: Engine,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const response = await engine.handle(
    new Request(`http://engine${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
};

/** Five films from Meilisearch's tests, in order of insertion. */
export const movies = [
  { title: 'Shazam!', id: '287947', color: ['green', 'blue'] },
  { title: 'Captain Marvel', id: '299537', color: ['yellow', 'blue'] },
  { title: 'Escape Room', id: '522681', color: ['yellow', 'red'] },
  { title: 'How to Train Your Dragon: The Hidden World', id: '166428', color: ['green', 'red'] },
  { title: 'Gläss', id: '450465', color: ['blue', 'red'] },
];

/** Documents with nested members, for filters and facets. */
export const nested = [
  {
    id: 852,
    father: 'jean',
    mother: 'michelle',
    doggos: [
      { name: 'bobby', age: 2 },
      { name: 'buddy', age: 4 },
    ],
    cattos: 'pésti',
  },
  {
    id: 654,
    father: 'pierre',
    mother: 'sabine',
    doggos: [{ name: 'gros bill', age: 8 }],
    cattos: ['simba', 'pestiféré'],
  },
  { id: 750, father: 'romain', mother: 'michelle', cattos: ['enigma'] },
  {
    id: 951,
    father: 'jean-baptiste',
    mother: 'sophie',
    doggos: [
      { name: 'turbo', age: 5 },
      { name: 'fast', age: 6 },
    ],
    cattos: ['moumoute', 'gomez'],
  },
];

/** An engine with one index "test" with the given documents and settings. */
export const engineWith = async (
  docs: readonly unknown[],
  settings: Record<string, unknown> = {},
  options: EngineOptions = {},
): Promise<Engine> => {
  const engine = createEngine(options);
  await call(engine, 'PATCH', '/indexes/test/settings', settings);
  await call(engine, 'POST', '/indexes/test/documents?primaryKey=id', docs);
  return engine;
};

/** Searches the index "test". */
export const search = (engine: Engine, body: Record<string, unknown>): Promise<Answer> =>
  call(engine, 'POST', '/indexes/test/search', body);

/** The ids of the hits in the index "test", in order. */
export const idsOf = async (engine: Engine, body: Record<string, unknown>): Promise<unknown[]> => {
  const { status, body: answer } = await search(engine, body);
  if (status !== 200) throw new Error(answer.message);
  return answer.hits.map((hit: { id: unknown }) => hit.id);
};
