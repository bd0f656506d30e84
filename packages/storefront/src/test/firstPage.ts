/** The first story of a file loads the whole page. */
export const firstPage = { timeout: 15_000 };
