import type { Location } from 'react-router';
import type { DataRouter } from '../boot/storefront.ts';
import { fieldsOf } from '../stores/fields.ts';

/** A step as an entry of the history has it, how many entries of the same form are below that entry, and the step of the nearest. */
export type JourneyEntry = {
  readonly name: string;
  readonly step: string;
  readonly depth: number;
  readonly below?: string;
};

/** The step of a form that an entry of the history has. */
export const journeyEntry = ({ state }: Pick<Location, 'state'>): JourneyEntry | undefined => {
  const { name, step, depth, below } = fieldsOf(fieldsOf(state)?.['journey']) ?? {};
  return typeof name === 'string' && typeof step === 'string' && typeof depth === 'number'
    ? { name, step, depth, ...(typeof below === 'string' ? { below } : {}) }
    : undefined;
};

/**
 * Goes back to the entry in which the form that is shown was opened, and resolves when it is there. Replacing that entry leaves nothing of
 * a form that is done for Back to stop at.
 */
export const backToFirstStep = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    const { location } = router.state;
    const depth = journeyEntry(location)?.depth ?? 0;
    if (depth === 0) return resolve();
    // A page that is done may lead elsewhere by itself.
    const stop = router.subscribe((state) => {
      if (state.location.key === location.key || state.navigation.state !== 'idle') return;
      stop();
      resolve();
    });
    void router.navigate(-depth);
  });
