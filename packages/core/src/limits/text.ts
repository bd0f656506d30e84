/**
 * Where long texts are cut, in characters of plain text (specification sections 2 and 9; decisions C16, C17):
 * above `limit` the first `keep` and "..." are shown. Give them to `truncate`.
 */

/** A text is cut above `limit` characters to its first `keep`. */
export type TextLimit = { readonly limit: number; readonly keep: number };

/** The details under a finance payment; with its dots it takes 200 (row 9.F22). */
export const financeDisclaimerText: TextLimit = { limit: 197, keep: 197 };

/** An offer's description. */
export const offerText: TextLimit = { limit: 200, keep: 160 };

/** An offer's disclaimer. */
export const offerDisclaimerText: TextLimit = { limit: 200, keep: 200 };

/** A review. */
export const reviewText: TextLimit = { limit: 160, keep: 160 };

/** A model's short description. */
export const modelText: TextLimit = { limit: 200, keep: 200 };

/** A blog post's description. */
export const blogText: TextLimit = { limit: 120, keep: 120 };

/** What a dealer says about a vehicle; the pipes between paragraphs count (row 2.K01). */
export const dealerCommentsText: TextLimit = { limit: 400, keep: 400 };
