/** The status of a payment as the server reports it (decision E25), of a reservation deposit or any other payment. */
export const paymentStatuses = ['pending', 'paid', 'declined', 'expired'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** Why a vehicle cannot be reserved any more: it was sold, or reserved by somebody else. */
export const reservationRefusals = ['sold', 'reserved'] as const;

/** Why a vehicle cannot be reserved any more. */
export type ReservationRefusal = (typeof reservationRefusals)[number];

/**
 * The message when a vehicle was sold or reserved by somebody else during checkout. It appears before any payment, so nothing was
 * charged.
 *
 * @example
 * refusalText('sold').title; // => 'This vehicle has just been sold'
 */
export const refusalText = (refusal: ReservationRefusal): { readonly title: string; readonly text: string } =>
  refusal === 'sold'
    ? {
        title: 'This vehicle has just been sold',
        text: 'Somebody was faster. You have not reserved it and nothing was paid.',
      }
    : {
        title: 'Somebody else has reserved this vehicle',
        text: 'It is held for them at the moment. You have not reserved it and nothing was paid. It may come back: ask us to tell you.',
      };

/** A heading and sentences about a payment, and their tone. */
type PaymentText = {
  readonly tone: 'done' | 'waiting' | 'problem';
  readonly title: string;
  readonly text: string;
};

/** What was paid for: a vehicle reservation with its end as text, or something else. */
export type PaidFor =
  | {
      readonly kind: 'hold';
      /** "Mon 23 November 2026, 9:15am (Brisbane time)"; absent if the server gave no end. */
      readonly until?: string;
      /** "$200" */
      readonly deposit: string;
    }
  | { readonly kind: 'payment' };

const reservationText = (
  status: PaymentStatus,
  { until, deposit }: Extract<PaidFor, { kind: 'hold' }>,
): PaymentText => {
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

const otherPaymentText = (status: PaymentStatus): PaymentText => {
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
 * The heading and sentences for the status of a payment; they claim no more than the server has reported (decision E25).
 *
 * @example
 * paymentText('declined', { kind: 'payment' }).title; // => 'The payment was declined'
 */
export const paymentText = (status: PaymentStatus, about: PaidFor): PaymentText =>
  about.kind === 'hold' ? reservationText(status, about) : otherPaymentText(status);
