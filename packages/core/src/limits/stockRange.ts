/** The price slider over the stock (row 9.T11; decisions B11, B12). */

/** Dollars, or kilometres: where the slider ends when the stock does not reach further. */
export const sliderDefaultMax = 100_000;

/** Committed values are multiples of this. */
export const sliderSnap = 1_000;
