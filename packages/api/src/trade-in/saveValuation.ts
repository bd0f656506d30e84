import { keepValuationBody } from '@dealer/core/valuation';
import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';
import { tradeInEndpoints } from './tradeInEndpoints.ts';

/**
 * Keeps the answer of a valuation (`POST /api/miscellaneous`; rows 7.A26, 8.R15): whether the server took it, which is logged and nothing
 * more.
 *
 * @example
 * console.info(errorText((await saveValuation(http, response)) ? 'valuationSaved' : 'valuationNotSaved'));
 */
export const saveValuation = async (http: Http, response: unknown): Promise<boolean> => {
  const answer = await http.json('POST', tradeInEndpoints.miscellaneous, {
    schema: anyAnswer,
    body: keepValuationBody(response),
  });
  // An empty or unreadable answer of a server that said yes is a yes.
  return answer.kind === 'ok' || answer.reason === 'malformed';
};
