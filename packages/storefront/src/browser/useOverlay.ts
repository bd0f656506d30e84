import { createPath } from 'react-router';
import { useStorefront } from '../boot/storefront.ts';
import { useLocationNow } from './useLocationNow.ts';
import { fieldsOf } from '../stores/fields.ts';

/** What is open over the page, by the state of an entry of the history. */
export const overlayOf = ({ state }: { state: unknown }): unknown => fieldsOf(state)?.['overlay'];

/** How many steps of a form are below an entry (`JourneyEntry`, whose code is only loaded with a form). */
const stepsOf = ({ state }: { state: unknown }): number =>
  Number(fieldsOf(fieldsOf(state)?.['journey'])?.['depth'] ?? 0);

/** Where Close was pressed last: a second press would go back twice and leave the page. */
let closedAt: unknown;

/** Opens and closes what is over the page. */
export const useOverlayActions = (name: string) => {
  const { router } = useStorefront();
  return {
    open: (to?: string, replace = false): void => {
      const { location } = router.state;
      void router.navigate(to ?? createPath(location), {
        replace,
        state: { ...fieldsOf(location.state), overlay: name, stepsBelow: stepsOf(location) },
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      });
    },
    close: (): void => {
      const { location, navigation } = router.state;
      // A link that is being followed leaves it anyway.
      if (closedAt === location || overlayOf(location) !== name || navigation.state !== 'idle') return;
      closedAt = location;
      const below = Number(fieldsOf(location.state)?.['stepsBelow'] ?? 0);
      void router.navigate(below - stepsOf(location) - 1);
    },
  };
};

/**
 * A dialog, sheet or menu over the page. Opening it pushes an entry of the history with the same address, so that Back closes it;
 * closing it goes back to the entry below, also from a later step of a form in it, so that nothing is left for Back to stop at. Forward
 * opens it again. The press renders the component at once, not in a transition. So it must not contain parts that a server has written and
 * whose code has not come: React would discard them.
 */
export const useOverlay = (name: string) => {
  const isOpen = overlayOf(useLocationNow()) === name;
  return { isOpen, ...useOverlayActions(name) };
};
