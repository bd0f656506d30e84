import { editedAmount, readAmount } from '../../format/readAmount.ts';
import { wholeCents } from '../../format/wholeCents.ts';
import type { Consumption, CostAssumptions, CostField } from './costAssumptions.ts';
import { costLimits } from './costAssumptions.ts';

/** Inputs of a calculation. */
export type CostUse = CostAssumptions & Consumption;

/** State of a calculator: the inputs, and the texts of fields that are being edited. */
export type CostCalculator = {
  readonly use: CostUse;
  readonly drafts: Readonly<Partial<Record<CostField, string>>>;
};

/** Events of a calculator. */
export type CostAction =
  | { readonly kind: 'type'; readonly field: CostField; readonly text: string }
  | { readonly kind: 'leave'; readonly field: CostField };

const prices: ReadonlySet<CostField> = new Set(['petrolPrice', 'dieselPrice', 'pricePerKwh']);
const own: ReadonlySet<CostField> = new Set(['registration', 'service', 'insurance']);

/**
 * The text of a field: what is being typed, else the value that is used, prices with their cents. The visitor's own figures are empty
 * until there are some.
 */
export const costText = ({ use, drafts }: CostCalculator, field: CostField): string => {
  const value = use[field];
  const written = prices.has(field)
    ? value.toFixed(2)
    : own.has(field) && value === 0
      ? ''
      : value.toLocaleString('en-AU');
  return drafts[field] ?? written;
};

/**
 * The reducer of a calculator. Invalid numbers count as 0; values are limited, and rounded to the two decimals that their fields show, years
 * to whole ones (decision H11).
 *
 * @example costCalculator({ use, drafts: {} }, { kind: 'type', field: 'pricePerKwh', text: '0.28' }).use.pricePerKwh // => 0.28
 */
export const costCalculator = (state: CostCalculator, action: CostAction): CostCalculator => {
  const { [action.field]: _left, ...drafts } = state.drafts;
  if (action.kind === 'leave') return { ...state, drafts };
  const text = prices.has(action.field) ? action.text : editedAmount(costText(state, action.field), action.text);
  const [least, most] = costLimits[action.field];
  const typed = Math.min(most, Math.max(least, readAmount(text) ?? 0));
  const value = action.field === 'years' ? Math.round(typed) : wholeCents(typed);
  return { use: { ...state.use, [action.field]: value }, drafts: { ...drafts, [action.field]: text } };
};
