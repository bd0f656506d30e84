import { useState } from 'react';
import { useLocation } from 'react-router';
import { useStorefront } from '../boot/storefront.ts';
import { useIsHydrating } from '../pageStart/later/useIsHydrating.ts';
import { fieldsOf } from '../stores/fields.ts';
import { useIsShown } from '../browser/useIsShown.ts';
import { journeyEntry, type JourneyEntry } from '../browser/journeyEntry.ts';

/**
 * The step of a form that is filled in step by step. Each step is an entry of the history with the same address: the browser's Back returns
 * to the step before, Forward goes on, a reload stays. `first` is the step of an empty form, `start` that of a stored draft. `reach`
 * answers which step is shown for a wanted one: what was answered since may not lead so far.
 */
export const useJourney = <Step extends string>({
  name,
  first,
  start = first,
  reach,
}: {
  name: string;
  first: Step;
  start?: Step | undefined;
  /** A wanted step may come from the history of an earlier version, so it may be any text. */
  reach: (wanted: string) => Step;
}) => {
  const { router } = useStorefront();
  const isShown = useIsShown();
  const isHydrating = useIsHydrating();
  const here = journeyEntry(useLocation());
  const entry = here?.name === name ? here : undefined;
  const step = reach(entry?.step ?? start);
  const [firstShown] = useState(step);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && step !== firstShown) setMoved(true);

  const depth = entry?.depth ?? 0;
  const write = (next: JourneyEntry, replace: boolean): Promise<void> => {
    const { pathname, search, state } = router.state.location;
    // An anchor would take the focus in each step.
    return router.navigate(pathname + search, {
      replace,
      state: { ...fieldsOf(state), journey: next },
      preventScrollReset: true,
      defaultShouldRevalidate: false,
      // A press on Next is answered at once, whatever else of the page is still on its way.
      flushSync: true,
    });
  };
  const goTo = (next: Step, { replaces = false }: { replaces?: boolean } = {}): void => {
    // An answer may come when the visitor has closed the form or left the page.
    if (!isShown.current) return;
    void (async () => {
      if (replaces) return write({ ...entry, name, depth, step: next }, true);
      if (entry?.below === next) return router.navigate(-1);
      // Back returns to the step of the draft, not to the first one.
      if (entry === undefined) await write({ name, step, depth }, true);
      return write({ name, step: next, depth: depth + 1, below: step }, false);
    })();
  };

  return {
    // A server knows no draft and renders the first step. React has to begin with the same one; the step of the draft follows at once.
    step: isHydrating ? first : step,
    isHydrating,
    /** The step of the entry below, to which Back of the browser leads. */
    below: entry?.below,
    /** Shows a step: as a new entry, in the entry below where that has it, or in this one. */
    goTo,
    /** Shows an earlier step. Where the form was opened in this one, nothing is left for Back to stop at. */
    goBack: (previous: Step): void => goTo(previous, { replaces: depth === 0 }),
    /** The step changed: its heading receives focus. */
    hasMoved,
  };
};
