import { useEffect, useMemo, useRef, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router';
import { compareHref, comparePath, compareTable } from '@dealer/core/compare';
import { comparedVehicles, copyConfirmationMs } from '@dealer/core/limits';
import { favouriteOf } from '@dealer/core/local';
import { searchPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { Button } from '@dealer/ui/Button';
import { CompareTable, CompareTools } from '@dealer/ui/CompareTable';
import type { CompareToolsProps } from '@dealer/ui/CompareTable';
import { EmptyState } from '@dealer/ui/EmptyState';
import { ErrorState } from '@dealer/ui/ErrorState';
import { LiveRegion } from '@dealer/ui/LiveRegion';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { Region } from '../../region/Region.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { useWeeklyFigures } from '../../widgets/weeklyFigures.ts';
import { CompareNotes } from './CompareNotes.tsx';
import type { CompareLoaderData } from './compareLoader.ts';
import styles from './ComparePage.module.css';

const title = 'Compare vehicles';

/** Up to four vehicles side by side. The address says which: it can be shared, reloaded and gone back to (decision C6). */
export const ComparePage = () => {
  const { site, stores } = useStorefront();
  const data = useLoaderData<CompareLoaderData>();
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState('');
  const isComparing = site.card.favouriteMode === 'compare';
  const vehicles = data.kind === 'compared' ? data.vehicles : [];
  const add = isComparing
    ? { label: 'Add another', href: searchPath(site) }
    : { label: 'Add from favourites', href: '/favourites' };
  const text =
    data.kind === 'failed'
      ? undefined
      : vehicles.length > 1
        ? 'What differs is marked, so that you can skip the rest.'
        : 'Up to four, side by side.';

  return (
    <PageFrame title={title} {...(text === undefined ? {} : { text })}>
      <Head
        title={`${[vehicles.map(({ name }) => name).join(', '), title].filter(Boolean).join(' | ')} | ${site.name}`}
        noIndex
        canonical={site.url + comparePath}
      />
      {data.kind === 'failed' ? (
        <ErrorState
          title="These vehicles could not be loaded"
          text="The address still knows them. Please try again in a moment."
          onRetry={() => void revalidate()}
        />
      ) : (
        <>
          <CompareNotes
            unknown={data.unknown}
            leftOut={data.leftOut}
            known={stores.favourites.getState().favourites}
            href={compareHref(vehicles.map(({ slug }) => slug))}
          />
          {vehicles.length === 0 ? (
            <EmptyState
              title="Nothing to compare yet"
              text={
                isComparing
                  ? 'Press the scales on the vehicles that you like; up to four stand side by side here.'
                  : 'Choose from your favourites; up to four stand side by side here.'
              }
              action={
                <Button variant="primary" href={add.href}>
                  {isComparing ? 'See all vehicles' : 'Go to your favourites'}
                </Button>
              }
            />
          ) : (
            <Region name="comparison table">
              <Comparison vehicles={vehicles} add={add} onSay={setSaid} />
            </Region>
          )}
        </>
      )}
      <LiveRegion message={said} />
    </PageFrame>
  );
};

type ComparisonProps = {
  vehicles: readonly Vehicle[];
  add: { label: string; href: string };
  onSay: (words: string) => void;
};

const Comparison = ({ vehicles, add, onSay }: ComparisonProps) => {
  const { site, now, stores } = useStorefront();
  const [time] = useState(now);
  const [isOnlyDifferences, setOnlyDifferences] = useState(false);
  const [shared, setShared] = useState<CompareToolsProps['shared']>();
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useWeeklyFigures(vehicles);
  const table = useMemo(() => compareTable(vehicles, site, time), [vehicles, site, time]);
  const { favourites, remove, replace } = stores.favourites.getState();
  const isComparing = site.card.favouriteMode === 'compare';

  useEffect(() => {
    if (shared?.kind !== 'copied') return undefined;
    const timer = setTimeout(() => setShared(undefined), copyConfirmationMs.inline);
    return () => clearTimeout(timer);
  }, [shared]);

  const share = (): void => {
    const address = location.origin + pathname + search;
    const show = (): void => setShared({ kind: 'shown', address });
    // Absent where the page is not served safely.
    if (!(navigator.clipboard as Clipboard | undefined)) show();
    else void navigator.clipboard.writeText(address).then(() => setShared({ kind: 'copied' }), show);
  };

  /** The address goes first, the tray follows: Back brings the column back, not the choice. */
  const takeOut = async ({ id, title: name }: { id: number; title: string }): Promise<void> => {
    if (isComparing && favourites.some((favourite) => favourite.id === id)) remove(id);
    const rest = vehicles.filter((vehicle) => vehicle.id !== id);
    await navigate(compareHref(rest.map(({ slug }) => slug)));
    onSay(`${name} is taken out. ${rest.length === 1 ? 'One vehicle is' : `${rest.length} vehicles are`} left.`);
    // The button that was pressed is gone.
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    (rest.length > 0 ? place.current?.querySelector<HTMLElement>('[data-part="compare-table"]') : heading)?.focus({
      preventScroll: true,
    });
  };

  return (
    <>
      <CompareTools
        onlyDifferences={isOnlyDifferences && vehicles.length > 1}
        {...(vehicles.length > 1 ? { onOnlyDifferences: setOnlyDifferences } : {})}
        // Whoever goes on choosing goes on with these, also where a link of somebody else brought them.
        {...(vehicles.length < comparedVehicles
          ? {
              add: { ...add, ...(isComparing ? { onFollow: () => replace(vehicles.map(favouriteOf).reverse()) } : {}) },
            }
          : {})}
        onShare={share}
        {...(shared ? { shared } : {})}
        onPrint={() => print()}
      />
      <div ref={place} className={styles.table}>
        <CompareTable
          {...table}
          label="Vehicles side by side"
          onlyDifferences={isOnlyDifferences && vehicles.length > 1}
          onRemove={(vehicle) => void takeOut(vehicle)}
        />
      </div>
    </>
  );
};
