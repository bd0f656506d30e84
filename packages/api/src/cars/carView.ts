import { endpoints } from '../endpoints/endpoints.ts';
import type { Http } from '../http/http.ts';
import { anyAnswer } from '../http/readBy.ts';

/** Records one view of a car (decision E22). The response is ignored and failures have no effect. */
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
    signal,
  });
};
