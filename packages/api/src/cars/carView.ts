import { endpoints } from '../endpoints/endpoints.ts';
import type { Http } from '../http/http.ts';
import { readBy } from '../http/readBy.ts';

/** The answer of `view.json`: how often the car was looked at (specification section 7). */
export type CarView = { views?: number };

/** Reads the answer of `view.json`; by hand, because the vehicle page asks before it stands. */
export const carViewSchema = readBy<CarView>((value) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { views } = value as { views?: unknown };
  return views === undefined ? {} : typeof views === 'number' ? { views } : undefined;
});

/**
 * Records one look at a car and answers how many there were; undefined where the call failed, which never disturbs the page.
 *
 * @example
 * await recordCarView(http, { slug: '2022-toyota-hilux-1001', photosCount: 12, websiteId: 7 }) // => 143
 */
export const recordCarView = async (
  http: Http,
  { slug, photosCount, updatedAt, websiteId, signal }: { slug: string; photosCount: number; updatedAt?: string; websiteId: number; signal?: AbortSignal },
): Promise<number | undefined> => {
  const answer = await http.json('GET', endpoints.carView(slug), {
    schema: carViewSchema,
    query: { photos_count: photosCount, updated_at: updatedAt, website_id: websiteId },
    ...(signal ? { signal } : {}),
  });
  return answer.kind === 'ok' ? answer.value.views : undefined;
};
