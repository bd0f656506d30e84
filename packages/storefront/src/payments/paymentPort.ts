/** Where a payment is made: at the processor's own page, or nowhere, with the reason in words. */
export type PaymentStart = { kind: 'leave'; href: string } | { kind: 'refused'; message: string };

/** A way to pay. Nothing of a card comes near this website: the visitor pays at the processor's page and comes back. */
export type PaymentPort = {
  /** As the feed names it in `payment_processors`, and as the backend is told. */
  name: string;
  /** Reads what the backend said of the payment's page. */
  start: (paymentUrl: string) => PaymentStart;
};
