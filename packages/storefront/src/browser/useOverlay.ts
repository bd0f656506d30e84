import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { useStorefront } from '../boot/storefront.ts';
import { journeyEntry } from './journeyEntry.ts';
import { fieldsOf } from '../stores/fields.ts';

/** What is open over the page, by the state of an entry of the history. */
export const overlayOf = ({ state }: { state: unknown }): unknown => fieldsOf(state)?.['overlay'];

/** How many steps of a form are below an entry. */
const stepsOf = (location: { state: unknown }): number => journeyEntry(location)?.depth ?? 0;

/**
 * A dialog, sheet or menu over the page. Opening it pushes an entry of the history with the same address, so that Back closes it;
 * closing it goes back to the entry below, also from a later step of a form in it, so that nothing is left for Back to stop at. Forward
 * opens it again.
 */
export const useOverlay = (name: string) => {
  const { router } = useStorefront();
  const isOpen = overlayOf(useLocation()) === name;
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [isOpen]);

  const actions = useMemo(
    () => ({
      open: (to?: string, { replace = false } = {}): void => {
        const { location } = router.state;
        void router.navigate(to ?? location.pathname + location.search + location.hash, {
          replace,
          state: { ...fieldsOf(location.state), overlay: name, stepsBelow: stepsOf(location) },
          preventScrollReset: true,
          defaultShouldRevalidate: false,
        });
      },
      close: (): void => {
        // A second press on Close, or a link that is being followed: going back twice would leave the page.
        if (isLeaving.current || overlayOf(router.state.location) !== name || router.state.navigation.state !== 'idle')
          return;
        isLeaving.current = true;
        const below = Number(fieldsOf(router.state.location.state)?.['stepsBelow'] ?? 0);
        void router.navigate(below - stepsOf(router.state.location) - 1);
      },
    }),
    [router, name],
  );
  return useMemo(() => ({ isOpen, ...actions }), [isOpen, actions]);
};
