import { useEffect, useRef, useState } from 'react';
import type { Vehicle } from '@dealer/core/vehicle';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { CardRail } from '../../../../cards/CardRail.tsx';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { loadSimilar } from '../../loadSimilar.ts';

/** Similar cars load at this distance from the viewport. */
const loadAheadMargin = 500;

/** Vehicles like this one; nothing if there are none or the requests fail. */
export const SimilarVehicles = () => {
  const t = useTexts();
  const { vehicle } = usePage(page);
  const storefront = useStorefront();
  const [similar, setSimilar] = useState<Vehicle[] | null>(null);
  const [isNear, setNear] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stop = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
        void loadSimilar(vehicle, storefront, stop.signal).then((cars) => {
          if (!stop.signal.aborted) setSimilar(cars);
        });
      },
      { rootMargin: `${loadAheadMargin}px` },
    );
    if (root.current) observer.observe(root.current);
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [storefront, vehicle]);

  if (similar?.length === 0) return null;
  return (
    <div ref={root} data-still={isNear ? undefined : ''}>
      <Section labelledBy="similar-vehicles" tone="mist">
        <SectionHeading id="similar-vehicles" title={t('Similar vehicles')} />
        <CardRail label={t('Similar vehicles')} vehicles={similar} skeletons={4} />
      </Section>
    </div>
  );
};
