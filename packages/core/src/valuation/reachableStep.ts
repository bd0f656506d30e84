import { tradeInSteps, type TradeInKnown, type TradeInStep } from './tradeInSteps.ts';

/**
 * The step to show where one is asked for, by the browser's history or a draft: that one, or the last before it that what is known
 * allows. Without any, the result where there is one, else the beginning.
 *
 * @example
 * reachableStep('contact', { isFound: true, hasCar: true, hasQuestions: true, hasKm: true, hasAnswers: false, hasResult: false }); // => 'condition'
 */
export const reachableStep = (asked: unknown, known: TradeInKnown): TradeInStep => {
  const { isFound, hasCar, hasQuestions, hasKm, hasAnswers, hasResult } = known;
  const step = tradeInSteps.find((one) => one === asked);
  if (step === undefined) return hasResult ? 'result' : 'plate';
  const isOpen: Record<TradeInStep, boolean> = {
    plate: true,
    confirm: isFound,
    hand: true,
    kilometres: hasCar,
    condition: hasCar && hasKm && hasQuestions,
    contact: hasCar && hasKm && (hasAnswers || !hasQuestions),
    result: hasResult,
  };
  // What was sent and is not in the page any more is only to be seen, not to be changed.
  if (hasResult && !hasCar && !isFound && step !== 'plate' && step !== 'hand') return 'result';
  if (isOpen[step]) return step;
  const before = tradeInSteps.slice(0, tradeInSteps.indexOf(step)).filter((one) => one !== 'hand');
  return before.findLast((one) => isOpen[one]) ?? 'plate';
};
