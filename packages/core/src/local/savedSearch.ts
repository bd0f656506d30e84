/** A search that the visitor keeps on the device. Times in seconds since 1970. */
export type SavedSearch = {
  /** Path and query string, without a page; it is also what tells one from another. */
  readonly address: string;
  /** As the search page was headed: "Used Toyota cars". */
  readonly title: string;
  /** What narrows it beyond the title, in words: "Under $30,000, White". May be empty. */
  readonly note: string;
  readonly savedAt: number;
  /** When its results were last looked at: cars listed since then are new. */
  readonly seenAt: number;
};
