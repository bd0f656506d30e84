/** Bytes, gzipped: of scripts, and of scripts, styles and HTML together. */
type Bytes = { readonly script: number; readonly all: number };

/**
 * The most that a page may load at 390 px without interaction: for its first view, before the browser is idle, and until the
 * network is idle. See docs/budgets.md.
 */
export const pageBudgets = {
  home: { firstView: { script: 141_700, all: 220_000 }, untilIdle: { script: 148_500, all: 226_800 } },
  search: { firstView: { script: 202_100, all: 281_900 }, untilIdle: { script: 204_300, all: 284_100 } },
  vehicle: { firstView: { script: 140_500, all: 206_900 }, untilIdle: { script: 176_500, all: 241_700 } },
} as const satisfies Record<string, { firstView: Bytes; untilIdle: Bytes }>;
