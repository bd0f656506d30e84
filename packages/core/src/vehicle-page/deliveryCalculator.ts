import { deliveryPostcodeProblem } from '../contact/postcode.ts';
import { visibleText } from '../format/visibleText.ts';
import { readNumber, readObject, readText } from '../data/readers.ts';

/** The region and the delivery price in dollars. */
export type DeliveryPrice = { readonly region: string; readonly price: number };

/**
 * Parses the service's response for a postcode: the region's name and the price, or undefined.
 *
 * @example readDeliveryPrice({ name: 'Brisbane', price: '150' }) // => { region: 'Brisbane', price: 150 }
 */
export const readDeliveryPrice = (answer: unknown): DeliveryPrice | undefined => {
  const doc = readObject(answer);
  const region = readText(doc?.['name']);
  const price = readNumber(doc?.['price']);
  return region === undefined || price === undefined || price < 0 ? undefined : { region, price };
};

/** A delivery calculator: idle, loading, result or error. `request` is the number of the request, so that responses of older requests are ignored. */
export type DeliveryCalculator = { readonly postcode: string; readonly request: number } & (
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'result'; readonly estimate: DeliveryPrice }
  /** `field`: the postcode is invalid; otherwise there is no estimate for it. */
  | { readonly kind: 'error'; readonly message: string; readonly field: boolean }
);

/** Events of the calculator. While loading, the service is called once for `postcode`. */
export type DeliveryAction =
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'submit' }
  | { readonly kind: 'answer'; readonly request: number; readonly estimate: DeliveryPrice | undefined }
  | { readonly kind: 'fail'; readonly request: number };

/** Also after a failed call. */
const noEstimate =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";

/** The initial state. */
export const idleDelivery: DeliveryCalculator = { kind: 'idle', postcode: '', request: 0 };

/**
 * The reducer of a delivery calculator (decision D10). Typing clears the result of the previous postcode; a response that is out of date
 * is ignored.
 *
 * @example deliveryCalculator(idleDelivery, { kind: 'submit' }) // => { kind: 'error', message: 'Please enter a postcode.', ... }
 */
export const deliveryCalculator = (state: DeliveryCalculator, action: DeliveryAction): DeliveryCalculator => {
  const { postcode, request } = state;
  if (action.kind === 'type')
    return action.text === postcode ? state : { kind: 'idle', postcode: action.text, request: request + 1 };
  if (action.kind === 'submit') {
    const message = deliveryPostcodeProblem(postcode);
    return message === undefined
      ? { kind: 'loading', postcode: visibleText(postcode).trim(), request: request + 1 }
      : { kind: 'error', postcode, request, message, field: true };
  }
  if (state.kind !== 'loading' || action.request !== request) return state;
  return action.kind === 'answer' && action.estimate !== undefined
    ? { kind: 'result', postcode, request, estimate: action.estimate }
    : { kind: 'error', postcode, request, message: noEstimate, field: false };
};
