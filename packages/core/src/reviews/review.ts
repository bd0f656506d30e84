/** What a customer said (specification section 3, Review). */
export type Review = {
  readonly id: number;
  readonly customerName: string;
  /** May be empty: stars without words. */
  readonly text: string;
  /** 1 to 5. */
  readonly rating: number;
  /** As the source writes it, usually "YYYY-MM-DD". */
  readonly date?: string;
  /** "March 2026". */
  readonly dateInWords?: string;
  /** "2 weeks". */
  readonly ago?: string;
  readonly imageUrl?: string;
  readonly replyText?: string;
  readonly replyDate?: string;
};
