import type { TradeInStep } from './tradeInSteps.ts';

/** The names of the steps as the visitor reads them, and the present one, counted from 1. */
export type TradeInProgress = { readonly steps: readonly string[]; readonly current: number };

const names: Record<TradeInStep, string> = {
  plate: 'Your car',
  confirm: 'Your car',
  hand: 'Your car',
  kilometres: 'Kilometres',
  condition: 'Condition',
  contact: 'Your details',
  result: 'Valuation',
};

/**
 * How far a valuation is. Plate, confirmation and a car by hand are one step to the visitor; the condition is a step only where it is asked.
 *
 * @example
 * tradeInProgress('contact', { hasQuestions: false }); // => { steps: ['Your car', 'Kilometres', 'Your details', 'Valuation'], current: 3 }
 */
export const tradeInProgress = (
  step: TradeInStep,
  { hasQuestions }: { readonly hasQuestions: boolean },
): TradeInProgress => {
  const steps = [...new Set(Object.values(names))].filter((name) => hasQuestions || name !== names.condition);
  return { steps, current: steps.indexOf(names[step]) + 1 };
};
