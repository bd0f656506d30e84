import type { YouxQuote } from '../vehicle/vehicle.ts';

/**
 * The state of a finance quote. `revision` counts the changes of the inputs, so that a response to outdated inputs can be ignored.
 */
export type FinanceQuote = { readonly revision: number } & (
  | { readonly kind: 'none' }
  /** The inputs have changed; the quote is requested after a pause of `financeQuoteDebounceMs`. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'quote'; readonly quote: YouxQuote }
);

/** The events of a quote. */
export type FinanceQuoteAction =
  | { readonly kind: 'change' }
  | { readonly kind: 'ask'; readonly revision: number }
  | { readonly kind: 'answer'; readonly revision: number; readonly quote: YouxQuote }
  | { readonly kind: 'fail'; readonly revision: number };

/** The state before a quote was requested. */
export const noFinanceQuote: FinanceQuote = { kind: 'none', revision: 0 };

/**
 * Reducer of a finance quote: after a pause it is loading, then has the quote, or none if the request fails or has no payment. A
 * response to outdated inputs is ignored.
 *
 * @example financeQuote({ kind: 'loading', revision: 2 }, { kind: 'fail', revision: 2 }) // => { kind: 'none', revision: 2 }
 */
export const financeQuote = (state: FinanceQuote, action: FinanceQuoteAction): FinanceQuote => {
  if (action.kind === 'change') return { kind: 'waiting', revision: state.revision + 1 };
  if (action.revision !== state.revision) return state;
  switch (action.kind) {
    case 'ask':
      return state.kind === 'waiting' ? { kind: 'loading', revision: state.revision } : state;
    case 'fail':
      return { kind: 'none', revision: state.revision };
    case 'answer':
      return (action.quote.weeklyRepaymentAmount ?? 0) > 0
        ? { kind: 'quote', revision: state.revision, quote: action.quote }
        : { kind: 'none', revision: state.revision };
  }
};
