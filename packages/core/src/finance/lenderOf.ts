import type { FinanceProvider } from '../site/site.ts';
import type { FinanceLender } from '../vehicle/vehicle.ts';

/** A lender's name for comparing: feeds key lenders as "360_finance" or "nissan-finance" too. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * A provider's offer among the offers on a vehicle.
 *
 * @example lenderOf(car.financeLenders, '360 Finance') // => { interestRate: 8.38, ... }
 */
export const lenderOf = (
  lenders: Readonly<Record<string, FinanceLender>>,
  provider: FinanceProvider,
): FinanceLender | undefined =>
  lenders[provider] ?? Object.entries(lenders).find(([name]) => plainName(name) === plainName(provider))?.[1];
