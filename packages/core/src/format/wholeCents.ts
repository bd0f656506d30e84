/** An amount of dollars rounded half up to the cent, as fields show it. */
export const wholeCents = (dollars: number): number => Math.round(dollars * 100 + 1e-7) / 100;
