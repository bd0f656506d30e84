import type { TradeInStep } from './tradeInSteps.ts';

/**
 * The step that follows: the condition is asked only where there are questions.
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
