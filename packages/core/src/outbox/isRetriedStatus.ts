/**
 * May a lead that the server answered with this status be sent again? A server in trouble (5xx), too slow (408) or too busy (429)
 * never decided; any other refusal is final.
 *
 * @example
 * [503, 429, 408, 422].map(isRetriedStatus) // => [true, true, true, false]
 */
export const isRetriedStatus = (status: number): boolean => status === 408 || status === 429 || status >= 500;
