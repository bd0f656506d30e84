import type { Site } from '../site/site.ts';
import { tradeInFieldNames, type TradeInField, type YesNo } from './formChoices.ts';

/**
 * The fields that "Yes" to "Do you have a trade-in?" reveals, in the specification's order (rows 3.F12, 3.F13). New Zealand plates
 * name no state, so no state is asked there.
 *
 * @example
 * tradeInFields('Yes', aSite()); // => ['kms', 'regoState', 'rego', 'name', 'phone', 'email', 'location_id']
 */
export const tradeInFields = (answer: YesNo | undefined, { country }: Pick<Site, 'country'>): TradeInField[] =>
  answer === 'Yes' ? tradeInFieldNames.filter((name) => country === 'AU' || name !== 'regoState') : [];
