import { formatMoney } from '../format/formatNumber.ts';
import type { Site } from '../site/site.ts';
import type { LoanFees } from './loanCosts.ts';

/** A fee with its label and amount. */
export type FeeLine = { readonly label: string; readonly text: string };

/**
 * The fees included in a calculation, with labels; fees of $0 are left out (decision A5).
 *
 * @example feeText({ establishment: 395, financed: 918.25, monthly: 8 }, site).map((fee) => fee.text) // => ['$395', '$918.25', '$8 a month']
 */
export const feeText = ({ establishment, financed, monthly }: LoanFees, site: Pick<Site, 'country'>): FeeLine[] => [
  ...(establishment > 0 ? [{ label: 'Establishment fee', text: formatMoney(establishment, site) }] : []),
  ...(financed > 0 ? [{ label: 'Registration and agency fees', text: formatMoney(financed, site) }] : []),
  ...(monthly > 0 ? [{ label: 'Administration fee', text: `${formatMoney(monthly, site)} a month` }] : []),
];
