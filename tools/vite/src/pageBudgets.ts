/** Bytes, gzipped: of scripts, and of scripts, styles and HTML together. */
type Bytes = { readonly script: number; readonly all: number };

/**
 * The most that a page may load at 390 px without interaction: for its first view, before the browser is idle, and until the
 * network is idle. See docs/budgets.md.
 */
export const pageBudgets = {
  home: { firstView: { script: 137_800, all: 152_600 }, untilIdle: { script: 144_600, all: 159_400 } },
  search: { firstView: { script: 196_600, all: 215_300 }, untilIdle: { script: 198_800, all: 217_900 } },
  vehicle: { firstView: { script: 137_500, all: 152_300 }, untilIdle: { script: 173_900, all: 194_400 } },
} as const satisfies Record<string, { firstView: Bytes; untilIdle: Bytes }>;
