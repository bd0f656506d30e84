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
 * Whether a price has the costs of putting the vehicle on the road in it, by the words of its type; nothing where they do not say. Words
 * about GST say nothing of these costs.
 *
 * @example onRoadCosts('Incl. on-road costs') // => 'included'
 */
export const onRoadCosts = (priceType: string): 'included' | 'excluded' | undefined => {
  const words = priceType.replaceAll('\u00a0', ' ');
  return left.test(words) ? 'excluded' : inside.test(words) ? 'included' : undefined;
};
