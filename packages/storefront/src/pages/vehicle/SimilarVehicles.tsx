import { useEffect, useRef, useState } from 'react';
import { pickSimilarCars, similarCarQueries } from '@dealer/core/detail';
import type { Vehicle } from '@dealer/core/vehicle';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { CardRail } from '../../widgets/CardRail.tsx';

/** Asked for shortly before it comes into view (specification section 7: 500 px margin). */
const inViewMargin = '500px';
const queryLimit = 10;

/** Cars like this one; nothing at all where there are none or the search does not answer (row 7.M06). */
export const SimilarVehicles = ({ vehicle }: { vehicle: Vehicle }) => {
  const { site, search } = useStorefront();
  const [similar, setSimilar] = useState<Vehicle[] | null>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stop = new AbortController();
    const load = async (): Promise<void> => {
      const answer = await search.multiSearch(similarCarQueries(vehicle, site).map((filter) => ({ filter, limit: queryLimit })), { signal: stop.signal });
      if (stop.signal.aborted) return;
      if (answer.kind === 'failed') console.warn(`Similar cars could not be loaded (${answer.reason}).`);
      setSimilar(answer.kind === 'ok' ? pickSimilarCars(vehicle, answer.value.flatMap(({ vehicles }) => vehicles)) : []);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: inViewMargin },
    );
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [search, site, vehicle]);

  if (similar?.length === 0) return null;
  return (
    <div ref={place}>
      <Section labelledBy="similar-vehicles" tone="mist">
        <SectionHeading id="similar-vehicles" title="Similar vehicles" />
        <CardRail label="Similar vehicles" vehicles={similar} skeletons={4} />
      </Section>
    </div>
  );
};
