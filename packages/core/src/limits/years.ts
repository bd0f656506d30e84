/** Ages in years. */

/** Taurus finances vehicles up to this many calendar years old (decision A17). */
export const taurusAgeLimit = 12;
