/** Bytes, gzipped: of scripts, and of scripts, styles and HTML together. */
type Bytes = { readonly script: number; readonly all: number };

/**
 * The most that a page may load at 390 px without interaction: for its first view, before the browser is idle, and until the
 * network is idle. See docs/budgets.md.
 */
export const pageBudgets = {
  home: { firstView: { script: 139_500, all: 194_000 }, untilIdle: { script: 146_300, all: 200_800 } },
  search: { firstView: { script: 199_800, all: 255_200 }, untilIdle: { script: 202_000, all: 257_400 } },
  vehicle: { firstView: { script: 139_000, all: 184_700 }, untilIdle: { script: 175_500, all: 221_800 } },
} as const satisfies Record<string, { firstView: Bytes; untilIdle: Bytes }>;
