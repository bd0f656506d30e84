import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { onIdleAfterPaint } from '../pageStart/later/onIdleAfterPaint.ts';

/**
 * Where the browser has view transitions, the picture of a card becomes that of the vehicle's page, and after Back that of the card again.
 * Returns what decides at a press whether its navigation has one.
 */
export const useVehicleTransition = (): ((target: EventTarget) => boolean) => {
  const location = useLocation();
  const code = useRef<typeof import('./vehicleTransition.ts')>(undefined);
  useEffect(
    () =>
      onIdleAfterPaint(() => {
        if (!('startViewTransition' in document)) return;
        // Without it pages simply change.
        import('./vehicleTransition.ts').then((loaded) => (code.current = loaded)).catch(() => undefined);
      }),
    [],
  );
  useLayoutEffect(() => code.current?.nameArrival(), [location]);
  return useCallback((target) => code.current?.nameDeparture(target) ?? false, []);
};
