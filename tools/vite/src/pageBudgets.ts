/** Bytes, gzipped: of scripts, and of scripts, styles and HTML together. */
type Bytes = { readonly script: number; readonly all: number };

/**
 * The most that a page may load at 390 px without interaction: for its first view, before the browser is idle, and until the
 * network is idle. See docs/budgets.md.
 */
export const pageBudgets = {
  home: { firstView: { script: 145_600, all: 218_500 }, untilIdle: { script: 152_700, all: 225_600 } },
  search: { firstView: { script: 206_800, all: 288_100 }, untilIdle: { script: 209_400, all: 290_600 } },
  vehicle: { firstView: { script: 144_300, all: 212_000 }, untilIdle: { script: 181_400, all: 247_700 } },
} as const satisfies Record<string, { firstView: Bytes; untilIdle: Bytes }>;
