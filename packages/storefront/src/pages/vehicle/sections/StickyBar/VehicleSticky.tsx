import { useEffect, useRef, useState } from 'react';
import { stickyState, stickySummary } from '@dealer/core/vehicle-page';
import type { Vehicle } from '@dealer/core/vehicle';
import { StickySummary } from '@dealer/ui/StickySummary';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePaymentFrequency } from '../../../../finance/paymentFrequency.ts';

/**
 * A short summary of the vehicle: by site a header after 500 px of scrolling, or the opened part of the bottom bar after 900 px. It stays
 * visible while it contains the focus.
 */
export const VehicleSticky = ({ vehicle, now }: { vehicle: Vehicle; now: number }) => {
  const { site } = useStorefront();
  const isBar = site.detail.stickyVariant === 'bottom-bar';
  const root = useRef<HTMLDivElement>(null);
  const isShownAt = (scrollY: number): boolean => {
    const { visible, opened } = stickyState(scrollY, site);
    return isBar ? opened : visible;
  };
  const [isShown, setShown] = useState(() => isShownAt(globalThis.scrollY));

  useEffect(() => {
    const update = (): void => {
      const { visible, opened } = stickyState(globalThis.scrollY, site);
      setShown((isBar ? opened : visible) || (root.current?.contains(document.activeElement) ?? false));
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [isBar, site]);

  const summary = stickySummary(vehicle, site, now, usePaymentFrequency());
  if (!isShown || summary === undefined) return null;
  const { variant: _variant, ...parts } = summary;
  return (
    // No box of its own, so that the layout of the bar does not shift when it opens.
    <div ref={root} style={{ display: 'contents' }}>
      <StickySummary {...parts} position={isBar ? 'bar' : 'top'} />
    </div>
  );
};
