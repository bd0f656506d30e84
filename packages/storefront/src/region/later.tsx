import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { loadTwice } from './loadTwice.ts';

/** A component of a chunk of its own. `load` fetches it ahead and never rejects; `isThere` says whether it would show at once. */
export type Later<Props extends object> = ComponentType<Props> & {
  load: () => Promise<unknown>;
  isThere: () => boolean;
};

/**
 * Makes a component of a chunk that the first view does without: fetched when it is first shown, and once more where that failed.
 * Where it was fetched ahead it shows in the same commit, without a fallback in between.
 *
 * @example
 * const SimilarVehicles = later(async () => (await import('./SimilarVehicles.tsx')).SimilarVehicles);
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> => {
  let there: ComponentType<Props> | undefined;
  let asked: Promise<ComponentType<Props>> | undefined;
  const fetchOnce = (): Promise<ComponentType<Props>> => {
    asked ??= loadTwice(load).then(
      (component) => (there = component),
      (error: unknown) => {
        asked = undefined;
        throw error;
      },
    );
    return asked;
  };
  const Part = lazy(async () => ({ default: await fetchOnce() })) as unknown as ComponentType<Props>;
  const Place = (props: Props) => {
    // Chosen once: a change of component while it stands would start it anew.
    const [Shown] = useState<ComponentType<Props>>(() => there ?? Part);
    return <Shown {...props} />;
  };
  // Fetched ahead: a failure is met, and shown, where the component is.
  return Object.assign(Place, { load: () => fetchOnce().catch(() => undefined), isThere: () => there !== undefined });
};
