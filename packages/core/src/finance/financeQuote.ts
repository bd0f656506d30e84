import type { YouxQuote } from '../vehicle/vehicle.ts';

/**
 * Where a finance quote stands. `asked` counts the changes of the inputs, so that an answer to an older question is known as such.
 */
export type FinanceQuote = { readonly asked: number } & (
  | { readonly kind: 'none' }
  /** The inputs have changed; the quote is asked for after a pause of `financeQuoteDebounceMs`. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'quote'; readonly quote: YouxQuote }
);

/** What happens to a quote. */
export type FinanceQuoteAction =
  | { readonly kind: 'change' }
  | { readonly kind: 'ask'; readonly asked: number }
  | { readonly kind: 'answer'; readonly asked: number; readonly quote: YouxQuote }
  | { readonly kind: 'fail'; readonly asked: number };

/** Before anything was asked. */
export const noFinanceQuote: FinanceQuote = { kind: 'none', asked: 0 };

/**
 * A finance quote after what happened (specification section 4, Finance quote): after a pause loading, then the quote, or nothing when
 * it fails or has no payment. An answer that was overtaken by a change is ignored.
 *
 * @example financeQuote({ kind: 'loading', asked: 2 }, { kind: 'fail', asked: 2 }) // => { kind: 'none', asked: 2 }
 */
export const financeQuote = (state: FinanceQuote, action: FinanceQuoteAction): FinanceQuote => {
  if (action.kind === 'change') return { kind: 'waiting', asked: state.asked + 1 };
  if (action.asked !== state.asked) return state;
  switch (action.kind) {
    case 'ask':
      return state.kind === 'waiting' ? { kind: 'loading', asked: state.asked } : state;
    case 'fail':
      return { kind: 'none', asked: state.asked };
    case 'answer':
      return (action.quote.weeklyRepaymentAmount ?? 0) > 0
        ? { kind: 'quote', asked: state.asked, quote: action.quote }
        : { kind: 'none', asked: state.asked };
  }
};
