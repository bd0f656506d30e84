import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useIsHydrating } from '../handover/useIsHydrating.ts';
import { createGate, GatedPart } from './GatedPart.tsx';

/**
 * A part of the first view, whose code comes with the page. Where it throws while React takes it over, what a server has written remains,
 * and the rest of the page works.
 *
 * @example
 * <WrittenPart><Hero /></WrittenPart>
 */
export const WrittenPart = ({ children }: { children: ReactNode }) => {
  const [isWritten] = useState(useIsHydrating());
  const [gate] = useState(() => createGate(true));
  const ref = useRef<HTMLSpanElement>(null);
  // Retained when only the hydration ends: React discards the server's HTML of content whose props change.
  return useMemo(
    () =>
      isWritten ? (
        // No box of its own: the part is laid out where this is.
        <span ref={ref} style={{ display: 'contents' }}>
          <GatedPart gate={gate} container={ref} placeholder={null}>
            {children}
          </GatedPart>
        </span>
      ) : (
        children
      ),
    [isWritten, gate, children],
  );
};
