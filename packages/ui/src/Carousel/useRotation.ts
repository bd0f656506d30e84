import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (onChange: () => void): (() => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** A server does not know: nothing moves until the browser says that it may. */
const useIsStill = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );

export type Rotation = {
  /** Milliseconds between two steps; null: there are none. */
  everyMs: number | null;
  /** Somebody points at what would move, or has focus in it. */
  isHeld: boolean;
  onStep: () => void;
};

/**
 * Steps that come by themselves until somebody stops them; none while held, and none with reduced motion.
 *
 * @example
 * const rotation = useRotation({ everyMs: 3_000, isHeld: false, onStep: next });
 * rotation?.toggle();
 */
export const useRotation = ({ everyMs, isHeld, onStep }: Rotation): { isOn: boolean; toggle: () => void } | null => {
  const [isOn, setOn] = useState(true);
  const isStill = useIsStill();
  const step = useEffectEvent(onStep);
  const isMoving = everyMs !== null && isOn && !isHeld && !isStill;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => step(), everyMs);
    return () => clearInterval(timer);
  }, [isMoving, everyMs]);
  return everyMs === null || isStill ? null : { isOn, toggle: () => setOn(!isOn) };
};
