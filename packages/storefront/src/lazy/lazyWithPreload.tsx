import { type ComponentType, lazy, useState } from 'react';
import { retryImport } from './retryImport.ts';

/** A component in its own chunk. `preload` fetches the chunk and never rejects; `isLoaded` reports whether it renders without suspending. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  preload: () => Promise<unknown>;
  isLoaded: () => boolean;
};

/**
 * `React.lazy` that can be preloaded and that retries a failed import once. A chunk that is already loaded renders in the same
 * commit, without showing the Suspense fallback.
 *
 * @example
 * const SimilarVehicles = lazyWithPreload(async () => (await import('./SimilarVehicles.tsx')).SimilarVehicles);
 */
export const lazyWithPreload = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  const loadOnce = (): Promise<ComponentType<Props>> => {
    pending ??= retryImport(load).then(
      (component) => (loaded = component),
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  const Suspending = lazy(async () => ({ default: await loadOnce() })) as unknown as ComponentType<Props>;
  const Preloadable = (props: Props) => {
    // Chosen once per mount: switching from one component to the other would remount the subtree.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Suspending);
    return <Chosen {...props} />;
  };
  // A preload that fails is ignored: the component imports the chunk again when it renders, and reports the failure there.
  return Object.assign(Preloadable, {
    preload: () => loadOnce().catch(() => undefined),
    isLoaded: () => loaded !== undefined,
  });
};
