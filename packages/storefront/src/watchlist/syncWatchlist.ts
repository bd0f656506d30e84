import { changeWatchlist, fetchWatchlist } from '@dealer/api/watchlist';
import type { WatchedCar } from '@dealer/api/watchlist';
import type { HttpFailure } from '@dealer/api/http';
import { favouriteOf, localKey, parseFavourites, parseWatchlist } from '@dealer/core/local';
import type { WatchlistEntry } from '@dealer/core/local';
import { mergeWatchlist, watchlistAnswer, watchlistBody } from '@dealer/core/watchlist';
import { sessionOf } from '../auth/sessionOf.ts';
import type { Storefront } from '../boot/storefront.ts';
import { fieldsOf } from '../stores/fields.ts';
import { persisted } from '../stores/persisted.ts';
import { removeStored } from '../stores/removeStored.ts';

/** The watchlist as the server holds it now. */
export type SyncedWatchlist = { kind: 'ok'; cars: WatchedCar[] } | HttpFailure;

/** So many at most in one go; the rest follows with the next. */
const mostChanges = 50;

/** Vehicles that one query asks for. */
const mostAsked = 100;

/** What this device and the server last agreed on, as the watchlist's entries (row 3.D06). */
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
  const keptSynced = persisted<Synced | null>(local.storage, `${local.prefix}watchlist-synced`, readSynced, 2, null);
  const kept = keptSynced.read();
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
    synced: !isSaving && kept?.user === user.id ? kept.cars.map(({ id }) => id) : [],
  });

  const { phone } = user;
  const change = async (what: 'save' | 'remove', id: number): Promise<boolean> => {
    const answer = await call((bearer) => changeWatchlist(api, what, watchlistBody(phone, { id }), { bearer }));
    return answer.kind === 'ok' && watchlistAnswer(answer.value).kind === 'done';
  };
  // Oldest first, so that the newest stands on top there too.
  const saved: number[] = [];
  for (const id of save.toReversed().slice(0, mostChanges)) if (await change('save', id)) saved.push(id);
  for (const id of remove.slice(0, mostChanges)) await change('remove', id);

  const last = save.length + remove.length === 0 ? first : await call((bearer) => fetchWatchlist(api, { bearer }));
  if (last.kind === 'failed') return last;
  const cars = last.value;
  if (isSaving) removeStored(local.storage, favouritesKey);
  if (site.card.favouriteMode === 'compare') return { kind: 'ok', cars };

  // The device shows what the server holds, and what could not be saved there yet: that is tried again with the next.
  const known = stores.favourites.getState().favourites;
  const isOnServer = (id: number): boolean => cars.some((car) => car.id === id);
  // Pressed while the server was asked: the next run tells it.
  const unmarked = atStart.filter((id) => !known.some((car) => car.id === id));
  const unsaved = known.filter(
    ({ id }) => !isOnServer(id) && (!atStart.includes(id) || (!isSaving && save.includes(id))),
  );
  const unknown = cars
    .map(({ id }) => id)
    .filter((id) => !known.some((car) => car.id === id) && !unmarked.includes(id))
    .slice(0, mostAsked);
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
  keptSynced.write({
    user: user.id,
    cars: [...list.filter((car) => !unsaved.includes(car)).map(({ id }) => id), ...unmarked].map((id) => ({ id })),
  });
  return { kind: 'ok', cars };
};

/**
 * Brings the device and the watchlist of whoever is signed in together, so that the hearts are the same on each of their devices. Marked or
 * unmarked on this device since they last agreed is saved or removed there; what other devices did is done here. On a site with a watchlist
 * every press goes to the server by itself: only favourites that the device kept from before join it, once.
 * One at a time: a heart that is pressed meanwhile counts with the next.
 *
 * @example
 * const answer = await syncWatchlist(storefront);
 */
export const syncWatchlist = (storefront: Storefront): Promise<SyncedWatchlist> => {
  const queue = storefront.keep('watchlist-sync', (): { last: Promise<unknown> } => ({ last: Promise.resolve() }));
  const next = queue.last.then(() => sync(storefront));
  queue.last = next.catch(() => undefined);
  return next;
};
