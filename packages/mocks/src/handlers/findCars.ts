import type { MockDeps } from '../routing/mockRoute.ts';

/** A car document of the index. */
export type FoundCar = Record<string, unknown> & { id: number; slug: string };

/** A value as a literal of Meilisearch's filter syntax. */
export const filterText = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Finds cars by a filter in the index that the app searches; empty if the search fails. */
export const findCars = async ({ search, indexUid }: MockDeps, filter: string, limit: number): Promise<FoundCar[]> => {
  const answer = await search(
    new Request(`http://engine.invalid/indexes/${indexUid}/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ filter, limit }),
    }),
  );
  if (!answer.ok) return [];
  const { hits } = (await answer.json()) as { hits?: FoundCar[] };
  return hits ?? [];
};
