/** Bytes, gzipped: of scripts, and of scripts, styles and HTML together. */
type Bytes = { readonly script: number; readonly all: number };

/**
 * The most that a page may load at 390 px without interaction: for its first view, before the browser is idle, and until the
 * network is idle. See docs/budgets.md.
 */
export const pageBudgets = {
  home: { firstView: { script: 142_600, all: 215_800 }, untilIdle: { script: 149_400, all: 222_900 } },
  search: { firstView: { script: 202_600, all: 284_100 }, untilIdle: { script: 205_000, all: 286_600 } },
  vehicle: { firstView: { script: 141_200, all: 208_500 }, untilIdle: { script: 177_700, all: 243_900 } },
} as const satisfies Record<string, { firstView: Bytes; untilIdle: Bytes }>;
