import type { MockDeps } from './mockRoute.ts';

/** A car document as the index holds it; the mock reads only a few of its fields. */
export type FoundCar = Record<string, unknown> & { id: number; slug: string };

/** A value as a literal of the engine's filter grammar. */
export const filterText = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * Looks cars up in the index that the app searches; an engine that fails finds nothing.
 *
 * @example
 * await findCars(deps, 'slug = "2022-toyota-hilux-1001"', 1)
 */
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
