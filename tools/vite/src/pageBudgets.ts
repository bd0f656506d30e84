/** Bytes, gzipped: of scripts, and of scripts, styles and HTML together. */
type Bytes = { readonly script: number; readonly all: number };

/**
 * The most that a page may load at 390 px without interaction: for its first view, before the browser is idle, and until the
 * network is idle. See docs/budgets.md.
 */
export const pageBudgets = {
  home: { firstView: { script: 146_600, all: 219_400 }, untilIdle: { script: 153_700, all: 226_400 } },
  search: { firstView: { script: 208_400, all: 289_300 }, untilIdle: { script: 210_900, all: 291_800 } },
  vehicle: { firstView: { script: 145_600, all: 213_500 }, untilIdle: { script: 188_900, all: 255_400 } },
} as const satisfies Record<string, { firstView: Bytes; untilIdle: Bytes }>;
