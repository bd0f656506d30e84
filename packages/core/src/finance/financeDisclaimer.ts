import type { Site } from '../site/site.ts';
import { longText, type LongText, type TextLimit } from '../format/longText.ts';
import { plainText } from '../format/plainText.ts';
import type { FinanceLender } from '../vehicle/vehicle.ts';
import { rateText } from './rateText.ts';

/** The details under a finance payment; 200 characters with the dots. */
export const financeDisclaimerText: TextLimit = { limit: 197, cutTo: 197 };

/** The disclaimer under a payment, with its legal part. */
export type FinanceDisclaimer = {
  readonly details: LongText;
  /** The site shows it collapsed at first. */
  readonly startsCollapsed: boolean;
  /** The dealer's own legal text, which names the lender panel, its licence and phone number. */
  readonly legal?: string;
};

/** The warning about comparison rates, as lenders word it: that the rate is true only for an example, and why others differ. */
const ownWarning =
  /(?:WARNING: *)?\b(?:an?|the|this) comparison rate (?:is|applies)[^.]* only (?:for|to) the example[^.]*(?:\.|$)(?: *Different [^.]*(?:\.|$))?/gi;

const withoutWarning = (text: string): string => plainText(plainText(text).replace(ownWarning, ''));

/**
 * The disclaimer that the star of "per week*" refers to: the lender's for this car, else the site's, as plain text. More than 197
 * characters collapse to the first 197 and "..." (decision C17); the site's legal disclaimer follows in full. Where the page shows the
 * warning of `rateText`, as it does with the rates of a lender in Australia, the same warning in other words is left out.
 *
 * @example financeDisclaimer(site, { disclaimer: 'Approved applicants only.' }).details // => { kind: 'whole', text: 'Approved applicants only.' }
 */
export const financeDisclaimer = (
  site: Pick<Site, 'finance' | 'country'>,
  lender?: FinanceLender,
  isWarned = site.country === 'AU' && rateText(lender ?? {}, site).kind === 'rates',
): FinanceDisclaimer => {
  const { disclaimerText, disclaimerCollapsed, legalDisclaimer } = site.finance;
  const shown = isWarned ? withoutWarning : (text: string) => text;
  const legal = shown(legalDisclaimer ?? '');
  return {
    details: longText(shown(lender?.disclaimer ?? disclaimerText), financeDisclaimerText),
    startsCollapsed: disclaimerCollapsed,
    ...(legal === '' ? {} : { legal }),
  };
};
