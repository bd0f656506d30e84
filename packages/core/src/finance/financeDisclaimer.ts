import { financeDisclaimerText } from '../limits/text.ts';
import type { Site } from '../site/site.ts';
import { longText, type LongText } from '../text/longText.ts';
import type { FinanceLender } from '../vehicle/vehicle.ts';

/** The small print under a payment, with its legal part. */
export type FinanceDisclaimer = {
  readonly details: LongText;
  /** The site wants it folded at first. */
  readonly startsCollapsed: boolean;
  /** Names the lender panel, its licence and phone; the dealer's own words. */
  readonly legal?: string;
};

/**
 * The disclaimer that the star of "per week*" points to: the lender's for this car, else the site's, as plain text. More than 197
 * characters fold to the first 197 and "..." (row 9.F22; decision C17); a legal disclaimer of the site follows whole (row 9.F21).
 *
 * @example financeDisclaimer(site, { disclaimer: 'Approved applicants only.' }).details // => { kind: 'whole', text: 'Approved applicants only.' }
 */
export const financeDisclaimer = (site: Pick<Site, 'finance'>, lender?: FinanceLender): FinanceDisclaimer => {
  const { disclaimerText, disclaimerCollapsed, legalDisclaimer } = site.finance;
  const details = longText(lender?.disclaimer ?? disclaimerText, financeDisclaimerText);
  return {
    details,
    startsCollapsed: disclaimerCollapsed,
    ...(legalDisclaimer === null || legalDisclaimer === '' ? {} : { legal: legalDisclaimer }),
  };
};
