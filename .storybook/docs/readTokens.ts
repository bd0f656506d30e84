import { contrastOf, type Rgb } from '@dealer/ui/styles';
import { looks } from '../looks.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    const inner = 'cssRules' in rule ? rulesOf(rule.cssRules as CSSRuleList) : [];
    return rule instanceof CSSStyleRule ? [rule, ...inner] : inner;
  });

/** Names of the tokens that begin with one of these, in the order in which the style sheets declare them. */
export const tokenNames = (...prefixes: readonly string[]): string[] => {
  const rules = [...document.styleSheets]
    .filter(({ href }) => href === null || href.startsWith(location.origin))
    .flatMap((sheet) => rulesOf(sheet.cssRules))
    .filter(({ selectorText }) => selectorText === ':root');
  const names = rules
    .flatMap(({ style }) => [...style])
    .filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
  return [...new Set(names)];
};

/** Reads something while the document has a look and a scheme. */
export const inLook = <Value>(look: string, scheme: Scheme, read: (style: CSSStyleDeclaration) => Value): Value => {
  const { dataset } = document.documentElement;
  const { template, scheme: before } = dataset;
  dataset['template'] = look;
  dataset['scheme'] = scheme;
  try {
    return read(getComputedStyle(document.documentElement));
  } finally {
    if (template === undefined) delete dataset['template'];
    else dataset['template'] = template;
    if (before === undefined) delete dataset['scheme'];
    else dataset['scheme'] = before;
  }
};

/** The values of tokens in a look and a scheme. */
export const tokenValues = (names: readonly string[], look: string, scheme: Scheme): Record<string, string> =>
  inLook(look, scheme, (style) => Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).trim()])));

/** Something for every look. */
export const forLooks = <Value>(make: (look: string) => Value): Value[] => looks.map(make);

/** The parts of any colour that the browser understands. */
const rgbOf = (colour: string): Rgb => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (pen) pen.fillStyle = colour;
  pen?.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
  return { red, green, blue, alpha: alpha / 255 };
};

/** The contrast of two colours; undefined where one is transparent, because what is below decides. */
export const contrastOfTexts = (over: string, on: string): number | undefined => {
  const [text, ground] = [rgbOf(over), rgbOf(on)];
  return text.alpha < 1 || ground.alpha < 1 ? undefined : contrastOf(text, ground);
};
