/** Bytes, gzipped: of scripts, and of scripts, styles and HTML together. */
type Bytes = { readonly script: number; readonly all: number };

/**
 * The most that a page may load at 390 px without interaction: for its first view, before the browser is idle, and until the
 * network is idle. See docs/budgets.md.
 */
export const pageBudgets = {
  home: { firstView: { script: 150_500, all: 224_000 }, untilIdle: { script: 157_300, all: 230_800 } },
  search: { firstView: { script: 214_200, all: 296_500 }, untilIdle: { script: 216_700, all: 299_000 } },
  vehicle: { firstView: { script: 149_300, all: 218_900 }, untilIdle: { script: 193_900, all: 262_200 } },
} as const satisfies Record<string, { firstView: Bytes; untilIdle: Bytes }>;
