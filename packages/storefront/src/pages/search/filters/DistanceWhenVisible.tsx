import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react';
import { pointOf } from '@dealer/core/contact';
import type { Site } from '@dealer/core/site';
import { ErrorRegion } from '../../../errors/ErrorRegion.tsx';
import { lazyWithPreload } from '../../../pageStart/later/lazyWithPreload.tsx';
import type { DistanceFilter as Filter } from './DistanceFilter.tsx';
import styles from './NumberFilter.module.css';

const DistanceFilter = lazyWithPreload(async () => (await import('./DistanceFilter.tsx')).DistanceFilter);

/** Whether distances tell the yards of a site apart: two or more have coordinates. */
export const hasDistances = ({ locations }: Pick<Site, 'locations'>): boolean =>
  locations.filter(({ address }) => pointOf(address)).length > 1;

/** The filter by distance, loaded when it is opened: most visitors never do, and a closed filter needs no connection. */
export const DistanceWhenVisible = (props: ComponentProps<typeof Filter>) => {
  const [isSeen, setIsSeen] = useState(false);
  const waiting = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!waiting.current) return undefined;
    // What is closed is hidden, and never intersects.
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(waiting.current);
    return () => observer.disconnect();
  }, [isSeen]);

  if (!isSeen) return <div ref={waiting} className={styles.waiting} />;
  return (
    <ErrorRegion name="filter distance">
      <Suspense fallback={<div className={styles.waiting} />}>
        <DistanceFilter {...props} />
      </Suspense>
    </ErrorRegion>
  );
};
