import { useEffect, useRef, useState } from 'react';
import type { Vehicle } from '@dealer/core/vehicle';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { CardRail } from '../../widgets/CardRail.tsx';
import { usePageVehicle } from '../../pages/vehicle/vehicleContext.ts';
import { loadSimilar } from '../../pages/vehicle/loadSimilar.ts';

/** Asked for shortly before it comes into view (specification section 7: 500 px margin). */
const inViewMargin = '500px';

/** Cars like this one; nothing at all where there are none or nobody answers (row 7.M06). */
export const SimilarVehicles = () => {
  const { vehicle } = usePageVehicle();
  const storefront = useStorefront();
  const [similar, setSimilar] = useState<Vehicle[] | null>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stop = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void loadSimilar(vehicle, storefront, stop.signal).then((cars) => {
          if (!stop.signal.aborted) setSimilar(cars);
        });
      },
      { rootMargin: inViewMargin },
    );
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [storefront, vehicle]);

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
