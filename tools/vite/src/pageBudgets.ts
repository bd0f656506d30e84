/** Bytes, gzipped: of scripts, and of scripts, styles and HTML together. */
type Bytes = { readonly script: number; readonly all: number };

/**
 * The most that a page may load at 390 px without interaction: for its first view, before the browser is idle, and until the
 * network is idle. See docs/budgets.md.
 */
export const pageBudgets = {
  home: { firstView: { script: 140_100, all: 214_800 }, untilIdle: { script: 146_900, all: 221_600 } },
  search: { firstView: { script: 201_200, all: 277_600 }, untilIdle: { script: 203_400, all: 279_800 } },
  vehicle: { firstView: { script: 140_200, all: 203_900 }, untilIdle: { script: 176_000, all: 238_300 } },
} as const satisfies Record<string, { firstView: Bytes; untilIdle: Bytes }>;
