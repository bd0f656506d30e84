/** The car that a visitor would trade in or sell, as far as it is known; words as the lookup service or the visitor wrote them. */
export type TradeInCar = {
  readonly year?: number;
  readonly make: string;
  readonly model: string;
  readonly badge?: string;
  readonly series?: string;
  readonly body?: string;
  readonly transmission?: string;
  readonly fuel?: string;
  readonly colour?: string;
};
