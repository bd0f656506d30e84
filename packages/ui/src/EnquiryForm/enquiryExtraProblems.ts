import { errorItems } from '../ErrorSummary/errorItems.ts';
import type { ErrorSummaryItem } from '../ErrorSummary/ErrorSummary.tsx';
import { type EnquiryExtraName, enquiryExtraLabels } from './enquiryExtraLabels.ts';
import { enquiryFieldId } from './enquiryFieldId.ts';

/** Controls whose id differs from their name: those of the trade-in. */
const ids: Partial<Record<EnquiryExtraName, string>> = {
  tradeIn: 'swap-tradeIn',
  tradeInVehicle: 'swap-vehicle',
  kms: 'swap-kms',
  tradeInRego: 'swap-rego',
  regoState: 'swap-regoState',
  tradeInLocation: 'swap-location',
};

/**
 * Errors of the further questions of an enquiry, for the error summary.
 *
 * @example
 * enquiryExtraProblems('enquiry', { year: 'Please enter the year as four digits.' });
 * // => [{ id: 'enquiry-year', label: 'Year', message: 'Please enter the year as four digits.' }]
 */
export const enquiryExtraProblems = (
  idPrefix: string,
  errors: Partial<Record<EnquiryExtraName, string>>,
): ErrorSummaryItem[] => errorItems(enquiryExtraLabels, errors, (name) => enquiryFieldId(idPrefix, ids[name] ?? name));
