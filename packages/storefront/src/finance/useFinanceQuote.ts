import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { fetchQuote } from '@dealer/api/finance';
import { errorText } from '@dealer/core/errors';
import { financeQuote, noFinanceQuote, quoteRequest } from '@dealer/core/finance';
import type { FinanceQuote, QuoteAnswers } from '@dealer/core/finance';
import { financeQuoteDebounceMs } from '@dealer/core/limits';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { vehicleQuote } from './vehicleQuote.ts';

/**
 * The outside lender's quote for a vehicle and a buyer's answers: asked for after a pause of 500 ms, cleared when it fails; an answer to
 * an older question is dropped (specification section 4, Finance quote; row 8.R18). Nothing is asked without a vehicle. Without answers
 * it is the question of the vehicle's page, which is asked once for both.
 *
 * @example
 * const quote = useFinanceQuote(vehicle, { creditHistory: 'GREAT', purchasePrice: 30_000, years: 5 });
 */
export const useFinanceQuote = (vehicle: Vehicle | undefined, answers: QuoteAnswers | undefined): FinanceQuote => {
  const storefront = useStorefront();
  const [quote, act] = useReducer(financeQuote, noFinanceQuote);
  const asked = useRef(0);
  const known = answers === undefined ? vehicle?.youxQuote : undefined;
  const { creditHistory, purchasePrice, years } = answers ?? {};
  const ask = useEffectEvent(async (car: Vehicle, question: number, signal: AbortSignal): Promise<void> => {
    act({ kind: 'ask', asked: question });
    const request = quoteRequest(
      car,
      answers === undefined ? {} : { ...answers, whoIsHelping: answers.whoIsHelping || undefined },
    );
    const answer = await fetchQuote(storefront.api, request, { signal });
    if (answer.kind === 'quote') {
      act({ kind: 'answer', asked: question, quote: answer.quote });
      if (answers === undefined) vehicleQuote(storefront, car).setState({ quote: answer.quote });
    } else if (!answer.isAborted) {
      console.warn(errorText('quote'), answer.message ?? '');
      act({ kind: 'fail', asked: question });
    }
  });

  useEffect(() => {
    if (vehicle === undefined) return undefined;
    const stop = new AbortController();
    const question = (asked.current += 1);
    act({ kind: 'change' });
    if (known !== undefined) {
      act({ kind: 'answer', asked: question, quote: known });
      return undefined;
    }
    const timer = setTimeout(() => void ask(vehicle, question, stop.signal), financeQuoteDebounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [vehicle, known, creditHistory, purchasePrice, years]);

  return quote;
};
