/** Milliseconds before each further question about a payment that is on its way: soon at first, then with patience. */
const pauses = [1_500, 2_500, 4_000, 6_000, 10_000, 15_000, 20_000, 30_000, 30_000] as const;

/**
 * The pause before a pending payment is asked about again, in milliseconds; nothing after about two minutes, when the visitor asks
 * instead. `asked` counts the answers so far.
 *
 * @example
 * askAgainMs(1); // => 1500
 * askAgainMs(99); // => undefined
 */
export const askAgainMs = (asked: number): number | undefined => pauses[asked - 1];
