import { formatMoney } from '../format/formatMoney.ts';
import { readAmount } from '../format/readAmount.ts';
import type { Site } from '../site/site.ts';
import type { CalculatorField, FinanceCalculator } from './calculatorState.ts';

const words = (field: CalculatorField, value: number, site: Pick<Site, 'country'>): string => {
  if (field === 'rate') return `${value}% p.a.`;
  if (field === 'term') return value === 1 ? '1 year' : `${value} years`;
  return formatMoney(value, site);
};

/**
 * What is said beside a field while what was typed there is not what is calculated with: it was out of range or no number, and the
 * text stays as it was typed (row 5.F13). Nothing while both agree or the field is empty. The price has its own message; see
 * `purchasePriceMessage`.
 *
 * @example clampNote('rate', changeCalculator(startCalculator(site, { place: 'calculator' }), { kind: 'type', field: 'rate', text: '40' }), site) // => 'Calculated with 15% p.a.'
 */
export const clampNote = (
  field: CalculatorField,
  state: FinanceCalculator,
  site: Pick<Site, 'country'>,
): string | undefined => {
  const { draft, value } = state[field];
  if (field === 'price' || draft === undefined || draft.trim() === '' || readAmount(draft) === value) return undefined;
  return `Calculated with ${words(field, value, site)}`;
};
