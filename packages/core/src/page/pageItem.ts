/** When a section is on the page: all that is said must hold. */
export type PageCondition = {
  /** The path of a setting that must be there: not false, null, 0 or empty. */
  readonly site?: string;
  /** What the page's vehicle must be. */
  readonly vehicle?: 'available' | 'sold' | 'new' | 'demo' | 'used';
};

/** One section of a page, as a look or a site writes it. */
export type PageItem = {
  /** The section's name. */
  readonly section: string;
  /** Tells sections of the same name on one page apart; without it the name does. */
  readonly id?: string;
  /** The section's settings that differ from its defaults. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Where the page's layout puts it, on pages that have areas. */
  readonly area?: string;
  readonly when?: PageCondition;
};
