import type { UseFormReturn } from 'react-hook-form';
import type { TradeInValues } from './tradeInValues.ts';

/** Props of each step with fields. */
export type StepProps = {
  form: UseFormReturn<TradeInValues>;
  takesFocus: boolean;
  /** How often this step was submitted. */
  attempt: number;
  onBack: () => void;
};
