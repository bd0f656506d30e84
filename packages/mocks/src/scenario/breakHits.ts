type Answer = { results?: Answer[]; hits?: unknown[] };

/** Typical damage of feeds: null, a car without identity, values of wrong types. */
const damages: ((hit: Record<string, unknown>) => unknown)[] = [
  () => null,
  ({ slug: _slug, make: _make, ...rest }) => rest,
  (hit) => ({ ...hit, id: 'not a number', slug: 42, make: null, images: 'none' }),
];

const broken = (answer: Answer): Answer => ({
  ...answer,
  ...(answer.results ? { results: answer.results.map(broken) } : {}),
  ...(answer.hits
    ? {
        hits: answer.hits.map((hit, at) =>
          at % 3 === 2 ? damages[((at - 2) / 3) % damages.length]?.(hit as Record<string, unknown>) : hit,
        ),
      }
    : {}),
});

/** Breaks every third hit of a search answer in one of three ways; counts and facets are unchanged. */
export const breakHits = async (answer: Response): Promise<Response> => {
  if (!answer.ok) return answer;
  return Response.json(broken((await answer.json()) as Answer), { status: answer.status });
};
