import type { FinanceProvider } from '../site/site.ts';

/** A lender's name for comparing: feeds key lenders as "360_finance" or "nissan-finance" too. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * A provider's offer among the offers on a vehicle, by any spelling of its name.
 *
 * @example lenderOf({ '360_finance': 8.38, Angle: 9.5 }, '360 Finance') // => 8.38
 */
export const lenderOf = <Offer>(
  lenders: Readonly<Record<string, Offer>>,
  provider: FinanceProvider,
): Offer | undefined =>
  lenders[provider] ?? Object.entries(lenders).find(([name]) => plainName(name) === plainName(provider))?.[1];
