import type { Vehicle } from '@dealer/core/vehicle';
import type { SearchQueries } from '@dealer/search/query';

const suggestions = 6;

/** The search text of a slug: "2019-mazda-cx-5-1234" without its number. */
const termsOf = (slug: string): string =>
  slug
    .slice(0, 80)
    .split('-')
    .filter((word) => /^[a-z]{2,}$|^\d{1,3}[a-z]*$/i.test(word))
    .join(' ');

/**
 * Stock like a vehicle that does not exist, found by as many terms of its slug as possible; none if the search fails.
 */
export const loadClose = async (
  slug: string,
  { multiSearch }: Pick<SearchQueries, 'multiSearch'>,
): Promise<readonly Vehicle[]> => {
  const answer = await multiSearch([{ q: termsOf(slug), matchingStrategy: 'last', limit: suggestions }]);
  return answer.kind === 'ok' ? (answer.value[0]?.vehicles ?? []) : [];
};
