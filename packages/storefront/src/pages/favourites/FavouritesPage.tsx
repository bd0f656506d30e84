import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { searchPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { ErrorState } from '@dealer/ui/ErrorState';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { CardGrid } from '../../widgets/CardGrid.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';

const most = 100;

/** The vehicles that the shopper marked on this device, as they are today: sold ones stay and say so. */
export const FavouritesPage = () => {
  const { site, search, stores } = useStorefront();
  const favourites = useStore(stores.favourites, (state) => state.favourites);
  // Asked once for those marked when the page opened: unmarking one here must not make the list jump.
  const [ids] = useState(() => favourites.map(({ id }) => id).slice(0, most));
  const [answer, setAnswer] = useState<Vehicle[] | 'failed' | null>(ids.length === 0 ? [] : null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (ids.length === 0) return undefined;
    const stop = new AbortController();
    void search.multiSearch([{ filter: `id IN [${ids.join(', ')}]`, limit: most }], { scope: 'anyAvailability', signal: stop.signal }).then((result) => {
      if (stop.signal.aborted) return;
      const vehicles = result.kind === 'ok' ? (result.value[0]?.vehicles ?? []) : [];
      setAnswer(result.kind === 'ok' ? vehicles.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : 'failed');
    });
    return () => stop.abort();
  }, [search, ids, attempt]);

  const title = 'Your favourites';
  return (
    <PageFrame title={title} text="Kept on this device.">
      <Head title={`${title} | ${site.name}`} noIndex />
      {answer === 'failed' ? (
        <ErrorState title="Your favourites could not be loaded" text="They are safe on this device. Please try again in a moment." onRetry={() => setAttempt((count) => count + 1)} />
      ) : answer?.length === 0 ? (
        <EmptyState title="Nothing here yet" text="Press the heart on a vehicle to keep it here." action={<Button variant="primary" href={searchPath(site)}>See all vehicles</Button>} />
      ) : (
        <CardGrid label={title} vehicles={answer} skeletons={Math.min(ids.length, 6)} />
      )}
    </PageFrame>
  );
};
