/** Bytes, gzipped: of scripts, and of scripts, styles and HTML together. */
type Bytes = { readonly script: number; readonly all: number };

/**
 * The most that a page may load at 390 px without interaction: for its first view, before the browser is idle, and until the
 * network is idle. See docs/budgets.md.
 */
export const pageBudgets = {
  home: { firstView: { script: 142_600, all: 216_500 }, untilIdle: { script: 149_400, all: 223_200 } },
  search: { firstView: { script: 202_600, all: 284_700 }, untilIdle: { script: 204_800, all: 286_900 } },
  vehicle: { firstView: { script: 141_200, all: 209_000 }, untilIdle: { script: 177_500, all: 244_100 } },
} as const satisfies Record<string, { firstView: Bytes; untilIdle: Bytes }>;
