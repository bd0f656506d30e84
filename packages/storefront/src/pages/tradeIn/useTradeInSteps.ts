import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { reachableStep, type TradeInKnown, type TradeInStep } from '@dealer/core/valuation';
import { useIsHydrating } from '../../handover/useIsHydrating.ts';
import { fieldsOf } from '../../stores/fields.ts';
import { useIsShown } from '../../browser/useIsShown.ts';

const before = (step: TradeInStep, { hasQuestions, isFound }: TradeInKnown, isByHand: boolean): TradeInStep => {
  switch (step) {
    case 'kilometres':
      return isByHand || !isFound ? 'hand' : 'confirm';
    case 'condition':
      return 'kilometres';
    case 'contact':
      return hasQuestions ? 'condition' : 'kilometres';
    default:
      return 'plate';
  }
};

/**
 * The current step, stored in the browser's history: Back goes to the step before, a reload stays. `start` is the step of a stored draft.
 *
 * @example
 * const { step, goTo, goBack, hasMoved } = useTradeInSteps({ start: 'kilometres', known, isByHand: false });
 */
export const useTradeInSteps = ({
  start,
  known,
  isByHand,
}: {
  start: TradeInStep | undefined;
  known: TradeInKnown;
  isByHand: boolean;
}) => {
  const location = useLocation();
  const navigate = useNavigate();
  const { tradeIn, depth: written } = fieldsOf(location.state) ?? {};
  const depth = typeof written === 'number' ? written : 0;
  const [first] = useState(() => ({ key: location.key, step: start ?? (known.hasResult ? 'result' : 'plate') }));
  const step = reachableStep(tradeIn ?? (location.key === first.key ? first.step : 'plate'), known);
  const [firstStep] = useState(step);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && step !== firstStep) setHasMoved(true);

  const isShown = useIsShown();
  const isHydrating = useIsHydrating();

  const here = location.pathname + location.search;
  const goTo = (next: TradeInStep, { replaces = false }: { replaces?: boolean } = {}): void => {
    // An answer may come when the visitor has left the page.
    if (!isShown.current) return;
    void navigate(here, {
      state: { tradeIn: next, depth: replaces ? depth : depth + 1 },
      replace: replaces,
      preventScrollReset: true,
    });
  };

  // Write the step of the draft to the history, so that Back returns to it.
  const isWritten = useRef(tradeIn !== undefined || step === 'plate');
  useEffect(() => {
    if (isWritten.current) return;
    isWritten.current = true;
    void navigate(here, { state: { tradeIn: step, depth: 0 }, replace: true, preventScrollReset: true });
  }, [here, navigate, step]);

  return {
    // A server knows no draft and renders the first step. React has to begin with the same one; the step of the draft follows at once.
    step: isHydrating ? 'plate' : step,
    isHydrating,
    goTo,
    goBack: (): void => void (depth > 0 ? navigate(-1) : goTo(before(step, known, isByHand), { replaces: true })),
    /** The step changed: its heading receives focus. */
    hasMoved,
  };
};
