/** Bytes, gzipped: of scripts, and of scripts, styles and HTML together. */
type Bytes = { readonly script: number; readonly all: number };

/**
 * The most that a page may load at 390 px without interaction: for its first view, before the browser is idle, and until the
 * network is idle. See docs/budgets.md.
 */
export const pageBudgets = {
  home: { firstView: { script: 151_100, all: 221_700 }, untilIdle: { script: 157_900, all: 228_500 } },
  search: { firstView: { script: 176_100, all: 253_700 }, untilIdle: { script: 178_700, all: 256_300 } },
  vehicle: { firstView: { script: 150_000, all: 219_600 }, untilIdle: { script: 194_600, all: 262_900 } },
} as const satisfies Record<string, { firstView: Bytes; untilIdle: Bytes }>;
