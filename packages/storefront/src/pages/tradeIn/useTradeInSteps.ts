import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { reachableStep } from '@dealer/core/valuation';
import type { TradeInKnown, TradeInStep } from '@dealer/core/valuation';
import { fieldsOf } from '../../stores/fields.ts';

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
 * The step that is shown, kept in the browser's history: Back goes to the step before, reloading stays. `start` is where a draft was left.
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

  const here = location.pathname + location.search;
  const goTo = (next: TradeInStep, { replaces = false }: { replaces?: boolean } = {}): void =>
    void navigate(here, {
      state: { tradeIn: next, depth: replaces ? depth : depth + 1 },
      replace: replaces,
      preventScrollReset: true,
    });

  // Where a draft was left is said to the history, so that coming back here by Back finds it.
  const isSaid = useRef(tradeIn !== undefined || step === 'plate');
  useEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    void navigate(here, { state: { tradeIn: step, depth: 0 }, replace: true, preventScrollReset: true });
  }, [here, navigate, step]);

  return {
    step,
    goTo,
    goBack: (): void => void (depth > 0 ? navigate(-1) : goTo(before(step, known, isByHand), { replaces: true })),
    /** The visitor came to this step from another: its heading takes focus. */
    hasMoved,
  };
};
