import { readNumber, readObject, readText } from '../data/readers.ts';
import type { ValuationOutcome } from './valuationView.ts';

/** A valuation, or the reason why there is none. Whole dollars. */
export type ParsedValuation =
  | { readonly kind: 'valuation'; readonly id?: string; readonly offerPrice: number }
  /** The service knows the car but makes no offer online. */
  | { readonly kind: 'noOffer'; readonly id?: string }
  | { readonly kind: 'failed'; readonly message?: string };

/**
 * Parses the response of a valuation step: an offer above 0, no offer, or the server's error message. Never throws.
 *
 * @example
 * parseValuation({ id: 9, offer_price: '$21,500' }); // => { kind: 'valuation', id: '9', offerPrice: 21500 }
 */
export const parseValuation = (answer: unknown): ParsedValuation => {
  const doc = readObject(answer);
  const message = readText(doc?.['error']);
  if (doc === undefined || message !== undefined) return { kind: 'failed', message };
  const read = readText(doc['id']);
  const id = read === undefined ? {} : { id: read };
  const offer = readNumber(doc['offer_price']);
  return offer !== undefined && offer > 0
    ? { kind: 'valuation', ...id, offerPrice: Math.round(offer) }
    : { kind: 'noOffer', ...id };
};

/**
 * Parses a valuation result from session storage; undefined if it is invalid.
 *
 * @example
 * readValuationOutcome({ leadId: '1001' }); // => undefined
 */
export const readValuationOutcome = (stored: unknown): ValuationOutcome | undefined => {
  const doc = readObject(stored);
  const result = readObject(doc?.['result']);
  const leadId = readText(doc?.['leadId']);
  const car = readText(doc?.['car']);
  const km = readNumber(doc?.['km']);
  const kind = result?.['kind'];
  const offerPrice = readNumber(result?.['offerPrice']);
  if (leadId === undefined || car === undefined || km === undefined) return undefined;
  const receiver = readText(doc?.['receiver']);
  const lead = { leadId, car, km, ...(receiver === undefined ? {} : { receiver }) };
  if (kind === 'offer')
    return offerPrice === undefined || offerPrice <= 0 ? undefined : { ...lead, result: { kind, offerPrice } };
  return kind === 'noOffer' || kind === 'byHand' || kind === 'failed' ? { ...lead, result: { kind } } : undefined;
};
