import { readNumber, readObject, readText } from '../vehicle/readers.ts';

/** A valuation, or why there is none. Whole dollars. */
export type ParsedValuation =
  | { readonly kind: 'valuation'; readonly id?: string; readonly offerPrice: number }
  /** The service knows the car but makes no offer online (specification section 9, Trade-in FAQ). */
  | { readonly kind: 'noOffer'; readonly id?: string }
  | { readonly kind: 'failed'; readonly message?: string };

/**
 * Reads the answer of a valuation step (specification section 3, Valuation; row 3.F17): an offer above 0, none, or an error in the
 * server's words. Never throws.
 *
 * @example
 * parseValuation({ id: 9, offer_price: '$21,500' }); // => { kind: 'valuation', id: '9', offerPrice: 21500 }
 */
export const parseValuation = (answer: unknown): ParsedValuation => {
  const doc = readObject(answer);
  const message = readText(doc?.['error']);
  if (doc === undefined || message !== undefined)
    return { kind: 'failed', ...(message === undefined ? {} : { message }) };
  const read = readText(doc['id']);
  const id = read === undefined ? {} : { id: read };
  const offer = readNumber(doc['offer_price']);
  return offer !== undefined && offer > 0
    ? { kind: 'valuation', ...id, offerPrice: Math.round(offer) }
    : { kind: 'noOffer', ...id };
};
