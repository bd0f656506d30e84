/** Beyond these there is generally no estimate online (specification section 9, Trade-in FAQ; row 9.U10). */
export const estimateLimits = { years: 7, km: 100_000 } as const;
