/**
 * The first message of an enquiry about a search without results. `wanted` are its terms and filters.
 *
 * @example
 * searchEnquiryMessage(['“hilux”', 'Red']); // => 'I am looking for: “hilux”, Red. Please let me know when you have one.'
 */
export const searchEnquiryMessage = (wanted: readonly string[]): string =>
  wanted.length === 0
    ? 'I am looking for a vehicle that I could not find here. Please let me know what you have.'
    : `I am looking for: ${wanted.join(', ')}. Please let me know when you have one.`;
