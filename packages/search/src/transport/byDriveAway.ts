import type { HttpResult } from '@dealer/api/http';

type Fields = Record<string, unknown>;

const fieldOfIndex = 'drive_away_price';
/** The field, quoted or not; other quoted texts are values and stay; "shown_price" and "price_range" are other fields. */
const parts =
  /("price"|'price'|\bprice)(?=\s*(?:[<>!=]|-?[\d.]+\s+TO\b|EXISTS\b|IN\b))|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;

const renamed = (condition: unknown): unknown =>
  Array.isArray(condition)
    ? condition.map(renamed)
    : typeof condition === 'string'
      ? condition.replace(parts, (part, field?: string) => field?.replace('price', fieldOfIndex) ?? part)
      : condition;

const requested = (query: Fields, fixed: string): Fields => {
  const { filter, facets } = query;
  return {
    ...query,
    // The site's own conditions are literal.
    filter: Array.isArray(filter) ? filter.map((one) => (one === fixed ? one : renamed(one))) : renamed(filter),
    ...(Array.isArray(facets)
      ? { facets: facets.map((name) => (name === 'price' ? fieldOfIndex : (name as unknown))) }
      : {}),
  };
};

const named = (counts: unknown): unknown => {
  if (typeof counts !== 'object' || counts === null || !(fieldOfIndex in counts)) return counts;
  const { [fieldOfIndex]: price, ...others } = counts as Fields;
  return { ...others, price };
};

const answered = (value: unknown): unknown => {
  const { results } = (value ?? {}) as { results?: unknown };
  if (!Array.isArray(results)) return value;
  return {
    ...(value as Fields),
    results: (results as Fields[]).map((result) =>
      typeof result === 'object' && result !== null
        ? {
            ...result,
            ...('facetDistribution' in result ? { facetDistribution: named(result['facetDistribution']) } : {}),
            ...('facetStats' in result ? { facetStats: named(result['facetStats']) } : {}),
          }
        : result,
    ),
  };
};

/**
 * Sends searches whose filters and counts of `price` are about the price on the road, which the index has as `drive_away_price`, for a
 * site with that price basis (decision H4). `fixed` is the site's own filter, which stays.
 */
export const byDriveAway = async (
  body: Fields,
  fixed: string,
  send: (body: Fields) => Promise<HttpResult<unknown>>,
): Promise<HttpResult<unknown>> => {
  const { queries } = body;
  if (!Array.isArray(queries)) return send(body);
  const answer = await send({ ...body, queries: (queries as Fields[]).map((query) => requested(query, fixed)) });
  return answer.kind === 'ok' ? { ...answer, value: answered(answer.value) } : answer;
};
