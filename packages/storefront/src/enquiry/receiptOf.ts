import type { LeadFormValues, LeadQuestion } from '@dealer/core/enquiry';
import { dateWords } from '@dealer/core/locations';

/** A line of what was sent, for /success. */
export type ReceiptLine = { label: string; value: string };

/**
 * What /success repeats of a form: what was asked for, and nothing of who asked.
 *
 * @example
 * receiptOf(values, ['date']) // => [{ label: 'Preferred date', value: 'Thu 9 April 2026' }]
 */
export const receiptOf = (values: LeadFormValues, asks: readonly LeadQuestion[]): ReceiptLine[] => {
  const line = (question: LeadQuestion, label: string, value: string): ReceiptLine[] =>
    asks.includes(question) && value !== '' ? [{ label, value }] : [];
  return [
    ...line('services', 'Additional services', values.services.join(', ')),
    ...line('date', 'Preferred date', values.date === '' ? '' : dateWords(values.date)),
    ...line('preferredContact', 'How we contact you', values.preferredContact),
  ];
};
