/** Leave for the payment page, or show a message if its address is not allowed. */
type PaymentStart = { kind: 'leave'; href: string } | { kind: 'refused'; message: string };

/** A payment processor. The visitor pays on its page and returns; this website never handles card data. */
export type PaymentPort = {
  /** The name in the feed's `payment_processors` and in calls to the backend. */
  name: string;
  /** Validates the URL of the payment page from the backend. */
  start: (paymentUrl: string) => PaymentStart;
};
