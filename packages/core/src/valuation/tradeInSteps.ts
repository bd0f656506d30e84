import type { Site } from '../site/site.ts';

/**
 * The steps of a valuation: the plate, the car that was found or manual entry, its kilometres, its condition, contact details, and the
 * result.
 */
export const tradeInSteps = ['plate', 'confirm', 'hand', 'kilometres', 'condition', 'contact', 'result'] as const;

export type TradeInStep = (typeof tradeInSteps)[number];

/** The progress of a valuation: which car is known and which questions are answered. */
export type TradeInKnown = {
  /** The lookup found a car. */
  readonly isFound: boolean;
  /** The visitor confirmed the car. */
  readonly hasCar: boolean;
  /** The confirmed car has condition questions. */
  readonly hasQuestions: boolean;
  readonly hasKm: boolean;
  readonly hasAnswers: boolean;
  /** The lead was accepted. */
  readonly hasResult: boolean;
};

/**
 * The step to show for a requested step (from the browser's history or a draft): that step, or the last one before it that the known
 * values allow. Without a requested step, the result if there is one, else the first step.
 *
 * @example
 * reachableStep('contact', { isFound: true, hasCar: true, hasQuestions: true, hasKm: true, hasAnswers: false, hasResult: false }); // => 'condition'
 */
export const reachableStep = (requested: unknown, known: TradeInKnown): TradeInStep => {
  const { isFound, hasCar, hasQuestions, hasKm, hasAnswers, hasResult } = known;
  const step = tradeInSteps.find((one) => one === requested);
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
  // A sent valuation can only be viewed; its steps cannot be changed any more.
  if (hasResult && !hasCar && !isFound && step !== 'plate' && step !== 'hand') return 'result';
  if (isOpen[step]) return step;
  const before = tradeInSteps.slice(0, tradeInSteps.indexOf(step)).filter((one) => one !== 'hand');
  return before.findLast((one) => isOpen[one])!;
};

/**
 * The next step: the condition step exists only where there are questions.
 *
 * @example
 * stepAfter('kilometres', { hasQuestions: false }); // => 'contact'
 */
export const stepAfter = (step: TradeInStep, { hasQuestions }: { readonly hasQuestions: boolean }): TradeInStep => {
  switch (step) {
    case 'plate':
      return 'confirm';
    case 'confirm':
    case 'hand':
      return 'kilometres';
    case 'kilometres':
      return hasQuestions ? 'condition' : 'contact';
    case 'condition':
      return 'contact';
    case 'contact':
    case 'result':
      return 'result';
  }
};

/** The names of the steps as the visitor sees them, and the current step, counted from 1. */
type TradeInProgress = { readonly steps: readonly string[]; readonly current: number };

const namesOf = (own: string): Record<TradeInStep, string> => ({
  plate: own,
  confirm: own,
  hand: own,
  kilometres: 'Kilometres',
  condition: 'Condition',
  contact: 'Your details',
  result: 'Valuation',
});

/**
 * The progress of a valuation. Plate, confirmation and manual entry are one step to the visitor; the condition is a step only if it has
 * questions.
 *
 * @example
 * tradeInProgress('contact', { hasQuestions: false }, site); // => { steps: ['Your car', 'Kilometres', 'Your details', 'Valuation'], current: 3 }
 */
export const tradeInProgress = (
  step: TradeInStep,
  { hasQuestions }: { readonly hasQuestions: boolean },
  { vehicleNoun }: Pick<Site, 'vehicleNoun'>,
): TradeInProgress => {
  const names = namesOf(`Your ${vehicleNoun.toLowerCase()}`);
  const steps = [...new Set(Object.values(names))].filter((name) => hasQuestions || name !== names.condition);
  return { steps, current: steps.indexOf(names[step]) + 1 };
};
