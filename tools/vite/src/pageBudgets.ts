/** Bytes, gzipped: of scripts, and of scripts, styles and HTML together. */
type Bytes = { readonly script: number; readonly all: number };

/**
 * The most that a page may load at 390 px without interaction: for its first view, before the browser is idle, and until the
 * network is idle. See docs/budgets.md.
 */
export const pageBudgets = {
  home: { firstView: { script: 147_400, all: 220_800 }, untilIdle: { script: 154_400, all: 227_800 } },
  search: { firstView: { script: 209_300, all: 290_900 }, untilIdle: { script: 211_800, all: 293_400 } },
  vehicle: { firstView: { script: 146_400, all: 215_000 }, untilIdle: { script: 190_400, all: 257_600 } },
} as const satisfies Record<string, { firstView: Bytes; untilIdle: Bytes }>;
