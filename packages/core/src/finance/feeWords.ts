import { formatMoney } from '../format/formatMoney.ts';
import type { Site } from '../site/site.ts';
import type { LoanFees } from './loanFees.ts';

/** A fee by name. */
export type FeeLine = { readonly label: string; readonly text: string };

/**
 * The fees that a calculation includes, by name; none that is $0 (rows 9.F06, 9.F16; decision A5).
 *
 * @example feeWords({ establishment: 395, financed: 918.25, monthly: 8 }, site).map((fee) => fee.text) // => ['$395', '$918.25', '$8 a month']
 */
export const feeWords = ({ establishment, financed, monthly }: LoanFees, site: Pick<Site, 'country'>): FeeLine[] => [
  ...(establishment > 0 ? [{ label: 'Establishment fee', text: formatMoney(establishment, site) }] : []),
  ...(financed > 0 ? [{ label: 'Registration and agency fees', text: formatMoney(financed, site) }] : []),
  ...(monthly > 0 ? [{ label: 'Administration fee', text: `${formatMoney(monthly, site)} a month` }] : []),
];
