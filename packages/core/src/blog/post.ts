/** An article of the dealer's; what it says is in a file of its own, `content/posts/<slug>.json`. */
export type Post = {
  /** Names it in its address. */
  readonly slug: string;
  readonly heading: string;
  /** As written, usually "YYYY-MM-DD". */
  readonly date?: string;
  /** One or two sentences. */
  readonly description: string;
  readonly picture?: string;
  /** "Towing". */
  readonly category?: string;
  readonly author?: string;
};
