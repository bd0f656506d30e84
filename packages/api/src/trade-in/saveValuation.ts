import { storeValuationBody } from '@dealer/core/valuation';
import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';
import { tradeInEndpoints } from './tradeInEndpoints.ts';

/**
 * Stores the response of a valuation (`POST /api/miscellaneous`). Returns whether the server accepted it; never throws.
 */
export const saveValuation = async (http: Http, response: unknown): Promise<boolean> => {
  const answer = await http.json('POST', tradeInEndpoints.miscellaneous, {
    schema: anyAnswer,
    body: storeValuationBody(response),
  });
  // A success status counts even if the body is empty or invalid.
  return answer.kind === 'ok' || answer.reason === 'malformed';
};
