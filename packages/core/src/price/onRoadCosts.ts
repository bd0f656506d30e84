const costs = String.raw`(on[\s-]*(the[\s-]*)?roads?|orcs?\b|gov\w*|charges?\b|statutory|regist\w*|rego\b|stamp\w*)`;
const left = new RegExp(
  String.raw`(\bexc?l?\w*\.?|\bplus\b|\+|\bnot incl\w*|\bbefore\b|\bwithout\b)[^,;]*${costs}|${costs}[^,;]*(\bexc\w*|\bextra\b|\bon top\b|\bnot incl\w*)|\be\.?g\.?c\b`,
  'i',
);
const inside = new RegExp(
  String.raw`\b(drive|ride)[\s-]*away|\bdap\b|\bno more to pay|\bincl?\w*\.?[^,;]*${costs}|${costs}[^,;]*\bincl`,
  'i',
);

/**
 * Whether a price includes on-road costs, according to its price type; undefined if the text does not say. Text about GST does not count.
 *
 * @example onRoadCosts('Incl. on-road costs') // => 'included'
 */
export const onRoadCosts = (priceType: string): 'included' | 'excluded' | undefined => {
  const text = priceType.replaceAll('\u00a0', ' ');
  return left.test(text) ? 'excluded' : inside.test(text) ? 'included' : undefined;
};
