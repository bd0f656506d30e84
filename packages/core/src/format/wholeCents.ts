/**
 * An amount of dollars rounded half up to the cent, as fields show it.
 *
 * @example wholeCents(1.899) // => 1.9
 */
export const wholeCents = (dollars: number): number => Math.round(dollars * 100 + 1e-7) / 100;
