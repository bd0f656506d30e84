/**
 * Where long texts are cut, in characters of plain text (decisions C16, C17):
 * longer texts show the first `cutTo` characters and "...". For `truncate`.
 */

/** A text is cut above `limit` characters to its first `cutTo`. */
export type TextLimit = { readonly limit: number; readonly cutTo: number };

/** The details under a finance payment; 200 characters with the dots. */
export const financeDisclaimerText: TextLimit = { limit: 197, cutTo: 197 };

/** An offer's description. */
export const offerText: TextLimit = { limit: 200, cutTo: 160 };

/** An offer's disclaimer. */
export const offerDisclaimerText: TextLimit = { limit: 200, cutTo: 200 };

/** A review. */
export const reviewText: TextLimit = { limit: 160, cutTo: 160 };

/** A model's short description. */
export const modelText: TextLimit = { limit: 200, cutTo: 200 };

/** A blog post's description. */
export const blogText: TextLimit = { limit: 120, cutTo: 120 };

/** The dealer's comments on a vehicle; the pipes between paragraphs count. */
export const dealerCommentsText: TextLimit = { limit: 400, cutTo: 400 };
