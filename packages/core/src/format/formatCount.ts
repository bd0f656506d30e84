const formatter = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/**
 * A count with thousands separators; Australia and New Zealand write it alike.
 *
 * @example formatCount(16734) // => '16,734'
 */
export const formatCount = (count: number): string => formatter.format(count);
