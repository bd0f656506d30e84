import { readNumber, readObject, readText } from '../vehicle/readers.ts';
import type { ValuationOutcome } from './valuationView.ts';

/**
 * What came of a valuation as the tab keeps it, which anybody may have written; undefined where it is none.
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
  if (kind === 'offer')
    return offerPrice === undefined || offerPrice <= 0 ? undefined : { leadId, car, km, result: { kind, offerPrice } };
  return kind === 'noOffer' || kind === 'byHand' || kind === 'failed'
    ? { leadId, car, km, result: { kind } }
    : undefined;
};
