/** Bytes, gzipped: of scripts, and of scripts, styles and HTML together. */
type Bytes = { readonly script: number; readonly all: number };

/**
 * The most that a page may load at 390 px without interaction: for its first view, before the browser is idle, and until the
 * network is idle. See docs/budgets.md.
 */
export const pageBudgets = {
  home: { firstView: { script: 149_400, all: 222_400 }, untilIdle: { script: 156_400, all: 229_400 } },
  search: { firstView: { script: 212_600, all: 294_600 }, untilIdle: { script: 215_100, all: 297_100 } },
  vehicle: { firstView: { script: 149_000, all: 217_700 }, untilIdle: { script: 192_600, all: 260_000 } },
} as const satisfies Record<string, { firstView: Bytes; untilIdle: Bytes }>;
