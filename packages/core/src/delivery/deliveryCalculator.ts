import type { DeliveryPrice } from './readDeliveryPrice.ts';
import { deliveryPostcodeProblem } from './deliveryPostcodeProblem.ts';

/** A delivery calculator: idle, loading, result, error (specification section 4). `asked` tells answers of older questions apart. */
export type DeliveryCalculator = { readonly postcode: string; readonly asked: number } & (
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'result'; readonly estimate: DeliveryPrice }
  /** `field` is the postcode's own mistake; otherwise there is no estimate for it. */
  | { readonly kind: 'error'; readonly message: string; readonly field: boolean }
);

/** What happens to it. While it is loading, the service is asked once about `postcode`. */
export type DeliveryAction =
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'submit' }
  | { readonly kind: 'answer'; readonly asked: number; readonly estimate: DeliveryPrice | undefined }
  | { readonly kind: 'fail'; readonly asked: number };

/** Also for a call that failed (row 8.R07). */
const noEstimate =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";

/** Before anybody typed. */
export const idleDelivery: DeliveryCalculator = { kind: 'idle', postcode: '', asked: 0 };

/**
 * A delivery calculator after what happened: a reducer (rows 5.D01, 8.R07; decision D10). Typing takes the answer to the older postcode
 * away; an answer that was overtaken is ignored.
 *
 * @example deliveryCalculator(idleDelivery, { kind: 'submit' }) // => { kind: 'error', message: 'Please enter a postcode.', ... }
 */
export const deliveryCalculator = (state: DeliveryCalculator, action: DeliveryAction): DeliveryCalculator => {
  const { postcode, asked } = state;
  if (action.kind === 'type')
    return action.text === postcode ? state : { kind: 'idle', postcode: action.text, asked: asked + 1 };
  if (action.kind === 'submit') {
    const message = deliveryPostcodeProblem(postcode);
    return message === undefined
      ? { kind: 'loading', postcode: postcode.trim(), asked: asked + 1 }
      : { kind: 'error', postcode, asked, message, field: true };
  }
  if (state.kind !== 'loading' || action.asked !== asked) return state;
  return action.kind === 'answer' && action.estimate !== undefined
    ? { kind: 'result', postcode, asked, estimate: action.estimate }
    : { kind: 'error', postcode, asked, message: noEstimate, field: false };
};
