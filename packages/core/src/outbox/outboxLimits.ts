/** How long a lead may wait, and how often it is tried (milliseconds). */
export const outboxLimits = {
  /** A lead that could not be sent for a day is given up, with a message, and its words are forgotten. */
  expiresAfter: 24 * 3_600_000,
  /** A lead that was just stored is left to the page that stored it. */
  ownPageFirst: 3_000,
  /** After the first failure; twice as long after each further one. */
  firstWait: 2_000,
  longestWait: 5 * 60_000,
  /** The longest pause that a server may ask for. */
  longestAskedWait: 3_600_000,
  /** A lead that was being sent so long ago has no sender any more: its page is gone. Longer than any call may take. */
  abandonedAfter: 30_000,
} as const;
