import type { ErrorSummaryItem } from '../ErrorSummary/ErrorSummary.tsx';
import { enquiryFieldId } from './enquiryFieldId.ts';
import { type EnquiryFieldName, enquiryLabels } from './enquiryLabels.ts';

/** In their order on the page. */
const order = Object.keys(enquiryLabels) as EnquiryFieldName[];

/**
 * Errors of the fields of an enquiry, for the error summary. `more` are those of further questions, which come before the message.
 *
 * @example
 * enquiryProblems({ idPrefix: 'enquiry', errors: { email: 'Please enter your email address.' } });
 * // => [{ id: 'enquiry-email', label: 'Email', message: 'Please enter your email address.' }]
 */
export const enquiryProblems = (
  {
    idPrefix,
    errors,
    messageLabel = enquiryLabels.message,
  }: {
    idPrefix: string;
    errors: Partial<Record<EnquiryFieldName, string>>;
    messageLabel?: string | undefined;
  },
  more: readonly ErrorSummaryItem[] = [],
): ErrorSummaryItem[] =>
  order.flatMap((name) => {
    const message = errors[name];
    const label = name === 'message' ? messageLabel : enquiryLabels[name];
    const own = message === undefined ? [] : [{ id: enquiryFieldId(idPrefix, name), label, message }];
    return name === 'message' ? [...more, ...own] : own;
  });
