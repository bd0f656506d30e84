/** Bytes, gzipped: of scripts, and of scripts, styles and HTML together. */
type Bytes = { readonly script: number; readonly all: number };

/**
 * The most that a page may load at 390 px without interaction: for its first view, before the browser is idle, and until the
 * network is idle. See docs/budgets.md.
 */
export const pageBudgets = {
  home: { firstView: { script: 140_400, all: 195_500 }, untilIdle: { script: 147_200, all: 202_300 } },
  search: { firstView: { script: 200_700, all: 256_700 }, untilIdle: { script: 202_900, all: 258_900 } },
  vehicle: { firstView: { script: 140_500, all: 187_000 }, untilIdle: { script: 176_600, all: 224_000 } },
} as const satisfies Record<string, { firstView: Bytes; untilIdle: Bytes }>;
