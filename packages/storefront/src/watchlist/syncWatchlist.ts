import { changeWatchlist, fetchWatchlist, type WatchedCar } from '@dealer/api/watchlist';
import type { HttpFailure } from '@dealer/api/http';
import {
  favouriteOf,
  localKey,
  mergeWatchlist,
  parseFavourites,
  parseWatchlist,
  watchlistAnswer,
  watchlistBody,
  type WatchlistEntry,
} from '@dealer/core/saved';
import { sessionOf } from '../auth/sessionOf.ts';
import type { Storefront } from '../boot/storefront.ts';
import { fieldsOf } from '../stores/fields.ts';
import { persisted, removeStored } from '../stores/persisted.ts';

/** The watchlist on the server. */
type SyncedWatchlist = { kind: 'ok'; cars: WatchedCar[] } | HttpFailure;

/** The most changes in one run; the rest follows with the next. */
const maxChanges = 50;

/** The most vehicles in one query. */
const maxQueried = 100;

/** The result of the last run, as watchlist entries. */
type Synced = { user: string; cars: WatchlistEntry[] };

const readSynced = (value: unknown): Synced | undefined => {
  const { user, cars } = fieldsOf(value) ?? {};
  return typeof user === 'string' && Array.isArray(cars) ? { user, cars: parseWatchlist(cars) } : undefined;
};

const sync = async (storefront: Storefront): Promise<SyncedWatchlist> => {
  const { site, stores, local, api, search } = storefront;
  const { call, user } = sessionOf(storefront).getState();
  const atStart = stores.favourites.getState().favourites.map(({ id }) => id);
  const first = await call((bearer) => fetchWatchlist(api, { bearer }));
  if (first.kind === 'failed') return first;
  if (!user?.phone) return { kind: 'ok', cars: first.value };

  const isSaving = site.card.favouriteMode === 'save';
  const favouritesKey = localKey(site, 'favourites');
  const persistedSynced = persisted<Synced | null>(
    local.storage,
    `${local.prefix}watchlist-synced`,
    readSynced,
    2,
    null,
  );
  const before = persistedSynced.read();
  const server = first.value.map(({ id }) => id);
  const marked = isSaving
    ? persisted(local.storage, favouritesKey, parseFavourites, 1, []).read()
    : site.card.favouriteMode === 'favourite'
      ? stores.favourites.getState().favourites
      : [];
  const markedIds = marked.map(({ id }) => id);
  const { save, remove } = mergeWatchlist({
    local: markedIds,
    server,
    synced: !isSaving && before?.user === user.id ? before.cars.map(({ id }) => id) : [],
  });

  const { phone } = user;
  const change = async (what: 'save' | 'remove', id: number): Promise<boolean> => {
    const answer = await call((bearer) => changeWatchlist(api, what, watchlistBody(phone, { id }), { bearer }));
    return answer.kind === 'ok' && watchlistAnswer(answer.value).kind === 'done';
  };
  // Oldest first, so that the newest is first on the server too.
  const saved: number[] = [];
  for (const id of save.toReversed().slice(0, maxChanges)) if (await change('save', id)) saved.push(id);
  for (const id of remove.slice(0, maxChanges)) await change('remove', id);

  const last = save.length + remove.length === 0 ? first : await call((bearer) => fetchWatchlist(api, { bearer }));
  if (last.kind === 'failed') return last;
  const cars = last.value;
  if (isSaving) removeStored(local.storage, favouritesKey);
  if (site.card.favouriteMode === 'compare') return { kind: 'ok', cars };

  // The device shows the server's list, and what could not be saved there yet, which the next run retries.
  const known = stores.favourites.getState().favourites;
  const isOnServer = (id: number): boolean => cars.some((car) => car.id === id);
  // Removed during this run: the next run sends it.
  const unmarked = atStart.filter((id) => !known.some((car) => car.id === id));
  const unsaved = known.filter(
    ({ id }) => !isOnServer(id) && (!atStart.includes(id) || (!isSaving && save.includes(id))),
  );
  const unknown = cars
    .map(({ id }) => id)
    .filter((id) => !known.some((car) => car.id === id) && !unmarked.includes(id))
    .slice(0, maxQueried);
  const found =
    unknown.length === 0
      ? []
      : await search
          .multiSearch([{ filter: `id IN [${unknown.join(', ')}]`, limit: unknown.length }], {
            scope: 'anyAvailability',
          })
          .then((answer) =>
            answer.kind === 'ok' ? answer.value.flatMap(({ vehicles }) => vehicles.map(favouriteOf)) : [],
          );
  const list = [
    ...unsaved,
    ...cars
      .filter(({ id }) => !unmarked.includes(id))
      .flatMap(({ id }) => [...known, ...found].filter((car) => car.id === id).slice(0, 1)),
  ];
  if (list.map(({ id }) => id).join() !== known.map(({ id }) => id).join()) stores.favourites.getState().replace(list);
  persistedSynced.write({
    user: user.id,
    cars: [...list.filter((car) => !unsaved.includes(car)).map(({ id }) => id), ...unmarked].map((id) => ({ id })),
  });
  return { kind: 'ok', cars };
};

/**
 * Synchronises the favourites of the device with the watchlist of the signed-in visitor, so that they are the same on all devices. What was
 * added or removed on this device since the last run is sent to the server; changes of other devices are applied here. On a site with a
 * watchlist each change is sent at once, so that only favourites from before signing in are added. Runs one at a time.
 */
export const syncWatchlist = (storefront: Storefront): Promise<SyncedWatchlist> => {
  const queue = storefront.once('watchlist-sync', (): { last: Promise<unknown> } => ({ last: Promise.resolve() }));
  const next = queue.last.then(() => sync(storefront));
  queue.last = next.catch(() => undefined);
  return next;
};
