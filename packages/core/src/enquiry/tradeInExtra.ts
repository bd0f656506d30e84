import type { Site } from '../site/site.ts';
import { plateText } from './formFields.ts';
import { formLocations } from './locationChoices.ts';
import { type TradeInField, tradeInFieldNames, type YesNo } from './formChoices.ts';

/**
 * The fields that "Yes" to "Do you have a trade-in?" shows, in order. New Zealand plates have no state, so there is no state
 * field.
 */
export const tradeInFields = (answer: YesNo | undefined, { country }: Pick<Site, 'country'>): TradeInField[] =>
  answer === 'Yes' ? tradeInFieldNames.filter((name) => country === 'AU' || name !== 'regoState') : [];

/** The answers to the finance and trade-in questions of a form. */
type TradeInAnswers = {
  readonly finance?: YesNo;
  readonly tradeIn?: YesNo;
  /** What the visitor drives, in their own words. */
  readonly vehicle?: string;
  /** Slug of the location where it can be looked at. */
  readonly location?: string;
} & {
  readonly [Field in TradeInField]?: string;
};

/** Fields that the enquiry itself sends under the same names. */
const ofTheEnquiry: readonly TradeInField[] = ['name', 'phone', 'email', 'location_id'];

/**
 * The answers to "finance" and "do-you-have-a-trade-in" and the trade-in's fields as additional fields of an enquiry. Where the trade-in
 * can be looked at has fields of its own, as it does not decide who answers the enquiry. A "No" drops what was entered after an earlier
 * "Yes".
 */
export const tradeInExtra = (
  answers: TradeInAnswers,
  { country, locations }: Pick<Site, 'country' | 'locations'>,
): Record<string, string | number> => {
  const extra: Record<string, string | number> = {};
  if (answers.finance !== undefined) extra['finance'] = answers.finance;
  if (answers.tradeIn !== undefined) extra['do-you-have-a-trade-in'] = answers.tradeIn;
  const vehicle = answers.vehicle?.trim() ?? '';
  if (answers.tradeIn === 'Yes' && vehicle !== '') extra['trade_in_vehicle'] = vehicle;
  const location = formLocations(locations, 'tradeIn').find(({ slug }) => slug === answers.location);
  if (answers.tradeIn === 'Yes' && location !== undefined) {
    extra['trade_in_location'] = location.name;
    extra['trade_in_location_id'] = location.id;
  }
  for (const field of tradeInFields(answers.tradeIn, { country })) {
    const written = answers[field]?.trim() ?? '';
    const answer = field === 'rego' ? plateText(written) : written;
    if (answer !== '' && !ofTheEnquiry.includes(field)) extra[field] = answer;
  }
  return extra;
};
