import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useStorefront } from '../boot/storefront.ts';
import { PagePath } from './pagePath.ts';
import { RegionBoundary } from './RegionBoundary.tsx';

/**
 * A part of a page whose failure leaves the rest standing; reported to the event bus, reset on another page.
 *
 * @example
 * <Region name="similar cars"><SimilarCars /></Region>
 */
export const Region = ({ name, fallback, children }: { name: string; fallback?: ReactNode; children: ReactNode }) => {
  const { events } = useStorefront();
  const path = useContext(PagePath);
  return (
    <RegionBoundary
      name={name}
      resetKey={path}
      onError={(region, message) => events.emit({ kind: 'regionFailed', region, message })}
      fallback={fallback}
    >
      {children}
    </RegionBoundary>
  );
};
