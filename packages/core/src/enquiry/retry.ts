/** How long a lead may wait and how often it is sent, in milliseconds. */
export const outboxLimits = {
  /** A lead that could not be sent for a day is given up with a message, and its content is deleted. */
  expiresAfter: 24 * 3_600_000,
  /** For this time only the page that stored a lead sends it. */
  ownPageFirst: 3_000,
  /** The wait after the first failure; it doubles after each further failure. */
  firstWait: 2_000,
  longestWait: 5 * 60_000,
  /** The longest wait that a server may request. */
  longestRequestedWait: 3_600_000,
  /** After this time in the sending state the sending page no longer exists. Longer than any request may take. */
  abandonedAfter: 30_000,
} as const;

/**
 * Whether a lead may be sent again after a response with this status. With 5xx, 408 and 429 the server has not decided; any other
 * refusal is final.
 *
 * @example
 * [503, 429, 408, 422].map(isRetriedStatus) // => [true, true, true, false]
 */
export const isRetriedStatus = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/**
 * The wait in milliseconds that a server requests in its Retry-After header, given in seconds or as an HTTP date. Undefined
 * without a readable header.
 *
 * @example
 * retryAfterMs('120', 0) // => 120000
 */
export const retryAfterMs = (header: string | undefined, now: number): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // Not the loose dates of Date.parse: "5 minutes" would be one.
  const at = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
};

/**
 * How long a lead waits after a number of failures, in milliseconds: doubling up to five minutes, with a random factor between a
 * half and one so that clients do not all return at the same time.
 */
export const backOffMs = (attempts: number, rng: () => number): number => {
  const whole = Math.min(
    outboxLimits.longestWait,
    outboxLimits.firstWait * 2 ** Math.min(30, Math.max(0, attempts - 1)),
  );
  return Math.round(whole / 2 + (whole / 2) * rng());
};
