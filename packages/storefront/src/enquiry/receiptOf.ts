import type { LeadContext, LeadFormValues, LeadQuestion } from '@dealer/core/enquiry';
import { dateText } from '@dealer/core/contact';

/** A line of what was sent, for /success. */
export type ReceiptLine = { label: string; value: string };

/**
 * The lines of a sent form that /success repeats: the offer or model that it is about and what the visitor requested, and no personal details.
 */
export const receiptOf = (
  values: LeadFormValues,
  questions: readonly LeadQuestion[],
  extra: LeadContext['extra'] = {},
): ReceiptLine[] => {
  const { offer_name: offer, 'Vehicle Make': make, 'Vehicle Model': model } = extra;
  const line = (question: LeadQuestion, label: string, value: string): ReceiptLine[] =>
    questions.includes(question) && value !== '' ? [{ label, value }] : [];
  return [
    ...(typeof offer === 'string' ? [{ label: 'Offer', value: offer }] : []),
    ...(typeof model === 'string' ? [{ label: 'Model', value: [make, model].filter(Boolean).join(' ') }] : []),
    ...line('services', 'Additional services', values.services.join(', ')),
    ...line('date', 'Preferred date', values.date === '' ? '' : dateText(values.date)),
    ...line('preferredContact', 'How we contact you', values.preferredContact),
  ];
};
