/** What to tell the server so that both sides hold the same. */
export type WatchlistMerge = { readonly save: readonly number[]; readonly remove: readonly number[] };

/**
 * Brings what a device marked and what the server holds together: marked here since they last agreed is saved there, unmarked here since
 * then is removed there, and what another device did stays. `synced` is what this device and the server last agreed on; the first time
 * that is nothing, so all that the device marked joins the watchlist.
 *
 * @example
 * mergeWatchlist({ local: [7, 8], server: [9], synced: [] }); // => { save: [7, 8], remove: [] }
 * mergeWatchlist({ local: [8], server: [7, 8, 9], synced: [7, 8] }); // => { save: [], remove: [7] }
 */
export const mergeWatchlist = ({
  local,
  server,
  synced,
}: {
  readonly local: readonly number[];
  readonly server: readonly number[];
  readonly synced: readonly number[];
}): WatchlistMerge => ({
  save: local.filter((id) => !server.includes(id) && !synced.includes(id)),
  remove: synced.filter((id) => !local.includes(id) && server.includes(id)),
});
