import type { PaymentStatus } from './reservationStatus.ts';

/** What a page says of a payment: a heading, sentences, and how it looks. */
export type PaymentWords = {
  readonly tone: 'done' | 'waiting' | 'problem';
  readonly title: string;
  readonly text: string;
};

/** What was paid for: a vehicle that the deposit holds until a time in words, or something else. */
export type PaidFor =
  | {
      readonly kind: 'hold' /** "Mon 23 November 2026, 9:15am (Brisbane time)"; absent where the server named no end. */;
      readonly until?: string /** "$200" */;
      readonly deposit: string;
    }
  | { readonly kind: 'payment' };

const holdWords = (status: PaymentStatus, { until, deposit }: Extract<PaidFor, { kind: 'hold' }>): PaymentWords => {
  const end = until === undefined ? '' : ` until ${until}`;
  switch (status) {
    case 'paid':
      return {
        tone: 'done',
        title: 'It is reserved for you',
        text: `We have your ${deposit} deposit and hold the vehicle for you${end}. The deposit is fully refundable.`,
      };
    case 'pending':
      return {
        tone: 'waiting',
        title: 'Waiting for your payment',
        text: `The payment service has not told us of your ${deposit} deposit yet, so the vehicle is not reserved yet. If you have just paid, this page says so by itself in a moment. If not, go on to payment.`,
      };
    case 'declined':
      return {
        tone: 'problem',
        title: 'The payment was declined',
        text: `Your ${deposit} deposit was not taken, and the vehicle is not reserved for you. You can try again, with another card if you like.`,
      };
    case 'expired':
      return {
        tone: 'problem',
        title: 'This reservation has ended',
        text: 'The vehicle is no longer held for you. If it is still for sale, you can reserve it again.',
      };
  }
};

const payWords = (status: PaymentStatus): PaymentWords => {
  switch (status) {
    case 'paid':
      return {
        tone: 'done',
        title: 'Your payment has reached us',
        text: 'Thank you. We will send the receipt to you.',
      };
    case 'pending':
      return {
        tone: 'waiting',
        title: 'Waiting for your payment',
        text: 'The payment service has not told us of your payment yet. If you have just paid, this page says so by itself in a moment. If not, go on to payment.',
      };
    case 'declined':
      return {
        tone: 'problem',
        title: 'The payment was declined',
        text: 'Nothing was taken. You can try again, with another card if you like.',
      };
    case 'expired':
      return {
        tone: 'problem',
        title: 'This payment was not made in time',
        text: 'Nothing was taken. Please start again.',
      };
  }
};

/**
 * What a page says of a payment: the server's answer in words, and no more than it says (decision E25).
 *
 * @example
 * paymentWords('declined', { kind: 'payment' }).title; // => 'The payment was declined'
 */
export const paymentWords = (status: PaymentStatus, about: PaidFor): PaymentWords =>
  about.kind === 'hold' ? holdWords(status, about) : payWords(status);
