import { useEffect, useRef, useState } from 'react';
import { stickyState, stickySummary } from '@dealer/core/detail';
import type { Vehicle } from '@dealer/core/vehicle';
import { StickySummary } from '@dealer/ui/StickySummary';
import { useStorefront } from '../../boot/storefront.ts';

/**
 * The vehicle in short for whoever has scrolled on: a header past 500 px, or the bottom bar's opened part past 900 px, by site (rows
 * 2.D37 to 2.D39). It does not go away while it has the focus.
 */
export const VehicleSticky = ({ vehicle, now }: { vehicle: Vehicle; now: number }) => {
  const { site } = useStorefront();
  const isBar = site.detail.stickyVariant === 'bottom-bar';
  const place = useRef<HTMLDivElement>(null);
  const standsAt = (scrollY: number): boolean => {
    const { visible, opened } = stickyState(scrollY, site);
    return isBar ? opened : visible;
  };
  const [stands, setStands] = useState(() => standsAt(globalThis.scrollY));

  useEffect(() => {
    const look = (): void => {
      const { visible, opened } = stickyState(globalThis.scrollY, site);
      setStands((isBar ? opened : visible) || (place.current?.contains(document.activeElement) ?? false));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [isBar, site]);

  const summary = stickySummary(vehicle, site, now);
  if (!stands || summary === undefined) return null;
  const { variant: _variant, ...parts } = summary;
  return (
    // Without a box of its own: the bar's parts stay where they are when it opens.
    <div ref={place} style={{ display: 'contents' }}>
      <StickySummary {...parts} place={isBar ? 'bar' : 'top'} />
    </div>
  );
};
