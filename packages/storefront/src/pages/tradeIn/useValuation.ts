import { useRef } from 'react';
import { fetchValuation, saveValuation } from '@dealer/api/trade-in';
import { errorText } from '@dealer/core/errors';
import type { AdjustmentAnswers, ValuationOutcome } from '@dealer/core/valuation';
import { useStorefront } from '../../boot/storefront.ts';

type Result = ValuationOutcome['result'];

/**
 * Requests the value of a car, once for the same answers, and stores each result; a failure to store is only logged.
 */
export const useValuation = () => {
  const { api } = useStorefront();
  // By question; a second press while the first is under way joins it.
  const known = useRef(new Map<string, Promise<Result>>());

  const request = async (id: string, answers: AdjustmentAnswers): Promise<Result> => {
    const { valuation, response } = await fetchValuation(api, { id, answers });
    if (valuation.kind === 'failed') {
      console.warn('A valuation failed.');
      return { kind: 'failed' };
    }
    // Not awaited.
    void saveValuation(api, response).then((isSaved) =>
      isSaved ? console.info(errorText('valuationSaved')) : console.warn(errorText('valuationNotSaved')),
    );
    return valuation.kind === 'valuation' ? { kind: 'offer', offerPrice: valuation.offerPrice } : { kind: 'noOffer' };
  };

  return async (id: string, answers: AdjustmentAnswers): Promise<Result> => {
    const question = JSON.stringify([id, answers]);
    const pending = known.current.get(question) ?? request(id, answers);
    known.current.set(question, pending);
    const result = await pending;
    // After a failure the next call requests again.
    if (result.kind === 'failed') known.current.delete(question);
    return result;
  };
};
