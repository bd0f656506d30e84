import { reachableStep, type TradeInKnown, type TradeInStep } from '@dealer/core/valuation';
import { useJourney } from '../../journey/useJourney.ts';

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

/** The steps of a valuation. `start` is the step of a stored draft. */
export const useTradeInSteps = ({
  start,
  known,
  isByHand,
}: {
  start: TradeInStep | undefined;
  known: TradeInKnown;
  isByHand: boolean;
}) => {
  const { goBack, below, ...journey } = useJourney<TradeInStep>({
    name: 'trade-in',
    first: 'plate',
    start: start ?? (known.hasResult ? 'result' : 'plate'),
    reach: (wanted) => reachableStep(wanted, known),
  });
  return {
    ...journey,
    goBack: (): void => goBack((below as TradeInStep | undefined) ?? before(journey.step, known, isByHand)),
  };
};
