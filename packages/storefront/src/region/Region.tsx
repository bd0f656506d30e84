import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useStorefront } from '../boot/storefront.ts';
import { RegionBoundary } from './RegionBoundary.tsx';

/**
 * A part of a page whose failure leaves the rest standing; reported to the event bus, reset on navigation.
 *
 * @example
 * <Region name="similar cars"><SimilarCars /></Region>
 */
export const Region = ({ name, fallback, children }: { name: string; fallback?: ReactNode; children: ReactNode }) => {
  const { events } = useStorefront();
  const { pathname } = useLocation();
  return (
    <RegionBoundary name={name} resetKey={pathname} onError={(region, message) => events.emit({ kind: 'regionFailed', region, message })} fallback={fallback}>
      {children}
    </RegionBoundary>
  );
};
