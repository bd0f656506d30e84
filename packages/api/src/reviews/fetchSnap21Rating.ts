import { errorText } from '@dealer/core/errors';
import { parseRatingAnswer } from '@dealer/core/content';
import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';
import { reviewsEndpoints } from './reviewsEndpoints.ts';

/** Fetches a dealer's rating; undefined if the call fails or has no figures, which is logged to the console. */
export const fetchSnap21Rating = async (
  http: Http,
  { orgId, signal }: { orgId: string; signal?: AbortSignal },
): Promise<{ rating?: number; stars?: number } | undefined> => {
  const answer = await http.json('GET', reviewsEndpoints.snap21, {
    schema: anyAnswer,
    query: { orgId },
    signal,
  });
  const read = answer.kind === 'ok' ? parseRatingAnswer(answer.value) : undefined;
  if (read?.kind === 'rating') {
    const { kind: _, ...figures } = read;
    return figures;
  }
  if (answer.kind === 'ok' || answer.reason !== 'aborted') console.warn(errorText('ratingsFetch'));
  return undefined;
};
