import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (onChange: () => void): (() => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Unknown on a server: nothing moves until the browser reports the preference. */
const useIsStill = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );

type Rotation = {
  /** Milliseconds between two steps; null: no rotation. */
  everyMs: number | null;
  /** The pointer or the focus is in the carousel. */
  isPaused: boolean;
  onStep: () => void;
};

/**
 * Automatic steps until somebody stops them; none while the pointer or focus is inside, and none with reduced motion.
 *
 * @example
 * const rotation = useRotation({ everyMs: 3_000, isPaused: false, onStep: next });
 * rotation?.toggle();
 */
export const useRotation = ({ everyMs, isPaused, onStep }: Rotation): { isOn: boolean; toggle: () => void } | null => {
  const [isOn, setOn] = useState(true);
  const isStill = useIsStill();
  const step = useEffectEvent(onStep);
  const isMoving = everyMs !== null && isOn && !isPaused && !isStill;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => step(), everyMs);
    return () => clearInterval(timer);
  }, [isMoving, everyMs]);
  return everyMs === null || isStill ? null : { isOn, toggle: () => setOn(!isOn) };
};
