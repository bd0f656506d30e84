/**
 * What stands in the finance page's purchase-price field after somebody typed or pasted: digits only. A pasted decimal part goes
 * first, so that 25000.50 becomes 25000 and not 2500050 (row 5.F14; decision A16).
 *
 * @example typedPurchasePrice('$25,000.50') // => '25000'
 */
export const typedPurchasePrice = (text: string): string =>
  (text.split('.', 1)[0] ?? '').replace(/\D/g, '').slice(0, 12);
