import type { Site } from '../site/site.ts';
import type { TradeInField, YesNo } from './formChoices.ts';
import { tradeInFields } from './tradeInFields.ts';

/** What a form with finance and trade-in questions says. */
export type TradeInAnswers = { readonly finance?: YesNo; readonly tradeIn?: YesNo } & {
  readonly [Field in TradeInField]?: string;
};

/** Fields that the enquiry itself sends under the same names. */
const ofTheEnquiry: readonly TradeInField[] = ['name', 'phone', 'email', 'location_id'];

/**
 * The answers to "finance" and "do-you-have-a-trade-in" and the trade-in's own fields, as further fields of an enquiry (rows 3.F12,
 * 3.F13). A "No" takes what was typed below an earlier "Yes" away.
 *
 * @example
 * tradeInExtra({ tradeIn: 'Yes', kms: '84000', rego: '123ABC' }, aSite()); // => { 'do-you-have-a-trade-in': 'Yes', kms: '84000', rego: '123ABC' }
 */
export const tradeInExtra = (answers: TradeInAnswers, site: Pick<Site, 'country'>): Record<string, string> => {
  const extra: Record<string, string> = {};
  if (answers.finance !== undefined) extra['finance'] = answers.finance;
  if (answers.tradeIn !== undefined) extra['do-you-have-a-trade-in'] = answers.tradeIn;
  for (const field of tradeInFields(answers.tradeIn, site)) {
    const answer = answers[field]?.trim() ?? '';
    if (answer !== '' && !ofTheEnquiry.includes(field)) extra[field] = answer;
  }
  return extra;
};
