/** The price slider over the stock (decisions B11, B12). */

/** The upper end of the slider in dollars or kilometres, unless the stock has higher values. */
export const sliderDefaultMax = 100_000;

/** Committed values are multiples of this. */
export const sliderSnap = 1_000;
