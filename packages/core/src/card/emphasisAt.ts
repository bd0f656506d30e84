/**
 * How loud the button at a place (from 0) is: one primary, two secondary, the rest under "More" (art direction).
 *
 * @example emphasisAt(0) // => 'primary'
 */
export const emphasisAt = (place: number): 'primary' | 'secondary' | 'more' => (place === 0 ? 'primary' : place < 3 ? 'secondary' : 'more');
