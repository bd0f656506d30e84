import { endpoints } from '../endpoints/endpoints.ts';
import type { Http } from '../http/http.ts';
import { anyAnswer } from '../http/readBy.ts';

/**
 * Records one look at a car (specification section 7; row 7.A20; decision E22). A failed call never disturbs the page, and nothing on
 * it shows the answer: it is not read, as its schema would weigh in the first load.
 *
 * @example
 * await recordCarView(http, { slug: '2022-toyota-hilux-1001', photosCount: 12, websiteId: 7 })
 */
export const recordCarView = async (
  http: Http,
  {
    slug,
    photosCount,
    updatedAt,
    websiteId,
    signal,
  }: { slug: string; photosCount: number; updatedAt?: string | undefined; websiteId: number; signal?: AbortSignal },
): Promise<void> => {
  await http.json('GET', endpoints.carView(slug), {
    schema: anyAnswer,
    query: { photos_count: photosCount, updated_at: updatedAt, website_id: websiteId },
    ...(signal ? { signal } : {}),
  });
};
