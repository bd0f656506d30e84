import type { LeadFormValues, LeadQuestion } from '@dealer/core/enquiry';
import { dateText } from '@dealer/core/contact';

/** A line of what was sent, for /success. */
export type ReceiptLine = { label: string; value: string };

/**
 * The lines of a sent form that /success repeats: what the visitor requested, and no personal details.
 *
 * @example
 * receiptOf(values, ['date']) // => [{ label: 'Preferred date', value: 'Thu 9 April 2026' }]
 */
export const receiptOf = (values: LeadFormValues, questions: readonly LeadQuestion[]): ReceiptLine[] => {
  const line = (question: LeadQuestion, label: string, value: string): ReceiptLine[] =>
    questions.includes(question) && value !== '' ? [{ label, value }] : [];
  return [
    ...line('services', 'Additional services', values.services.join(', ')),
    ...line('date', 'Preferred date', values.date === '' ? '' : dateText(values.date)),
    ...line('preferredContact', 'How we contact you', values.preferredContact),
  ];
};
