const costs = String.raw`(on[\s-]*(the[\s-]*)?roads?|orcs?\b|gov\w*|charges?\b|statutory|regist\w*|rego\b|stamp\w*)`;
const without = (what: string): string =>
  String.raw`(\bex|\bplus\b|\+|\bnot incl|\bbefore\b|\bwithout\b)[^,;]*${what}|${what}[^,;]*(\bexc|\bextra\b|\bon top\b|\bnot incl)`;
const withoutCosts = new RegExp(String.raw`${without(costs)}|\be\.?g\.?c\b`, 'i');
const withoutTax = new RegExp(without(String.raw`\bgst\b`), 'i');
const withCosts = new RegExp(
  String.raw`\b(drive|ride)[\s-]*away|\bdap\b|\bno more to pay|\binc[^,;]*${costs}|${costs}[^,;]*\bincl`,
  'i',
);

/**
 * Whether a price includes on-road costs, according to its price type; undefined if the text does not say. Text about GST does not count.
 *
 * @example onRoadCosts('Incl. on-road costs') // => 'included'
 */
export const onRoadCosts = (priceType: string): 'included' | 'excluded' | undefined => {
  const text = priceType.replaceAll('\u00a0', ' ');
  return withoutCosts.test(text) ? 'excluded' : withCosts.test(text) ? 'included' : undefined;
};

/**
 * Whether a price does not contain GST, according to its price type.
 *
 * @example isWithoutGst('Plus GST and on-roads') // => true
 */
export const isWithoutGst = (priceType: string): boolean => withoutTax.test(priceType.replaceAll('\u00a0', ' '));
