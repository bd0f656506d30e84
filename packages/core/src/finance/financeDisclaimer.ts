import { financeDisclaimerText } from '../limits/text.ts';
import type { Site } from '../site/site.ts';
import { longText, type LongText } from '../format/longText.ts';
import type { FinanceLender } from '../vehicle/vehicle.ts';

/** The disclaimer under a payment, with its legal part. */
export type FinanceDisclaimer = {
  readonly details: LongText;
  /** The site shows it collapsed at first. */
  readonly startsCollapsed: boolean;
  /** The dealer's own legal text, which names the lender panel, its licence and phone number. */
  readonly legal?: string;
};

/**
 * The disclaimer that the star of "per week*" refers to: the lender's for this car, else the site's, as plain text. More than 197
 * characters collapse to the first 197 and "..." (decision C17); the site's legal disclaimer follows in full.
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
