import type { UseFormReturn } from 'react-hook-form';
import type { TradeInValues } from './tradeInValues.ts';

/** What each step with fields is given. */
export type StepProps = {
  form: UseFormReturn<TradeInValues>;
  takesFocus: boolean;
  /** How often going on was tried in this step. */
  attempt: number;
  onBack: () => void;
};
