import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { fetchQuote } from '@dealer/api/finance';
import { errorText } from '@dealer/core/errors';
import { financeQuote, type FinanceQuote, noFinanceQuote, type QuoteAnswers, quoteRequest } from '@dealer/core/finance';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { vehicleQuote } from './vehicleQuote.ts';

/** Delay between the last change of a finance quote's inputs and its request. */
const financeQuoteDebounceMs = 500;

/**
 * The outside lender's quote for a vehicle and a buyer's answers, requested after a pause of 500 ms and cleared when it fails; outdated
 * responses are dropped. Without a vehicle nothing is requested. Without answers it is the quote of the vehicle's page, and both share
 * one request.
 */
export const useFinanceQuote = (vehicle: Vehicle | undefined, answers: QuoteAnswers | undefined): FinanceQuote => {
  const storefront = useStorefront();
  const [quote, act] = useReducer(financeQuote, noFinanceQuote);
  const requests = useRef(0);
  const known = answers === undefined ? vehicle?.youxQuote : undefined;
  const { creditHistory, purchasePrice, years } = answers ?? {};
  const ask = useEffectEvent(async (car: Vehicle, id: number, signal: AbortSignal): Promise<void> => {
    act({ kind: 'ask', revision: id });
    const request = quoteRequest(
      car,
      answers === undefined ? {} : { ...answers, whoIsHelping: answers.whoIsHelping || undefined },
    );
    const answer = await fetchQuote(storefront.api, request, { signal });
    if (answer.kind === 'quote') {
      act({ kind: 'answer', revision: id, quote: answer.quote });
      if (answers === undefined) vehicleQuote(storefront, car).setState({ quote: answer.quote });
    } else if (!answer.isAborted) {
      console.warn(errorText('quote'), answer.message ?? '');
      act({ kind: 'fail', revision: id });
    }
  });

  useEffect(() => {
    if (vehicle === undefined) return undefined;
    const stop = new AbortController();
    const id = (requests.current += 1);
    act({ kind: 'change' });
    if (known !== undefined) {
      act({ kind: 'answer', revision: id, quote: known });
      return undefined;
    }
    const timer = setTimeout(() => void ask(vehicle, id, stop.signal), financeQuoteDebounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [vehicle, known, creditHistory, purchasePrice, years]);

  return quote;
};
