/** The most script that a page may load before it is touched, at 390 px, in bytes, gzipped. */
export const scriptBudgets = { home: 137_000, search: 202_000, vehicle: 137_000 } as const;
