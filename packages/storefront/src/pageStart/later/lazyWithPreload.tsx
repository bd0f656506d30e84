import { type ComponentType, lazy, useState, useSyncExternalStore } from 'react';
import { loadRound, NotTakenOver, trackLoad } from './loads.ts';
import { retryImport } from './retryImport.ts';

/**
 * A component in its own chunk. `preload` fetches the chunk and resolves to whether it came; `isLoaded` reports whether it renders without
 * suspending.
 */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  preload: () => Promise<boolean>;
  isLoaded: () => boolean;
};

const never = (): (() => void) => () => undefined;
const nothing = (): null => null;

/**
 * `React.lazy` that can be preloaded, that retries a failed import once, and again in each later round of loads (`retryLoads`). A chunk that
 * is already loaded renders in the same commit, without showing the Suspense fallback.
 */
export const lazyWithPreload = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  let isWritten = false;
  const loadOnce = (): Promise<ComponentType<Props>> => {
    if (pending) return pending;
    pending = retryImport(load).then(
      (component) => (loaded = component),
      (error: unknown) => {
        pending = undefined;
        throw isWritten ? new NotTakenOver(String(error)) : error;
      },
    );
    trackLoad(load, isThere(pending));
    return pending;
  };
  const isThere = (promise: Promise<unknown>): Promise<boolean> =>
    promise.then(
      () => true,
      () => false,
    );
  const suspending = (): ComponentType<Props> =>
    lazy(async () => ({ default: await loadOnce() })) as unknown as ComponentType<Props>;
  let round = loadRound();
  let Suspending = suspending();
  const choose = (): ComponentType<Props> => {
    if (loaded) return loaded;
    if (round !== loadRound()) Suspending = suspending();
    round = loadRound();
    return Suspending;
  };
  // React calls this only while it takes over what a server has written.
  const noteWritten = (): null => {
    isWritten ||= loaded === undefined;
    return null;
  };
  const Preloadable = (props: Props) => {
    useSyncExternalStore(never, nothing, noteWritten);
    // Chosen once per mount: switching from one component to the other would remount the subtree.
    const [Chosen] = useState(() => choose());
    return <Chosen {...props} />;
  };
  // A preload that fails is ignored: the component imports the chunk again when it renders, and reports the failure there.
  return Object.assign(Preloadable, {
    preload: () => isThere(loadOnce()),
    isLoaded: () => loaded !== undefined,
  });
};
