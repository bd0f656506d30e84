import { colourPairs } from '@dealer/ui/styles';
import { contrastOf, readableShade, readColour } from './colours.ts';
import type { PropertySet } from './customProperties.ts';
import { styleProperties } from './customProperties.ts';
import type { TemplateFinding } from './finding.ts';
import type { Platform } from './platform.ts';
import { pathOf } from './templateFiles.ts';
import type { TemplateFiles } from './templateFiles.ts';
import { isRootContext, themeFile } from './tokenFindings.ts';

/** The value of a token with `var()` resolved; a token that refers to itself is unchanged. */
const resolved = (value: string, valueOf: (name: string) => string | undefined, depth = 0): string =>
  depth > 9
    ? value
    : value.replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (whole, name: string, fallback?: string) => {
        const next = valueOf(name) ?? fallback;
        return next === undefined ? whole : resolved(next.trim(), valueOf, depth + 1);
      });

/** The values that the theme sets for the page, and for each variant such as a media query. */
const palettesOf = (set: readonly PropertySet[]): (readonly PropertySet[])[] => {
  const base = set.filter(({ context }) => isRootContext(context));
  const changes = Map.groupBy(
    set.filter(({ context }) => !isRootContext(context)),
    ({ context }) => context,
  );
  return [base, ...[...changes.values()].map((change) => [...base, ...change])];
};

const paletteFindings = (
  template: TemplateFiles,
  { tokens }: Platform,
  set: readonly PropertySet[],
): TemplateFinding[] => {
  const own = new Map(set.map((property) => [property.name, property]));
  const valueOf = (name: string): string | undefined => own.get(name)?.value ?? tokens.get(name)?.value;
  const colour = (name: string) => readColour(resolved(valueOf(`--color-${name}`) ?? '', valueOf));
  const at = (name: string): number | undefined => own.get(`--color-${name}`)?.line;
  const location = { severity: 'error' as const, file: pathOf(template, themeFile) };
  const unreadable = [...own.values()]
    .filter(
      ({ name }) => /^--color-/.test(name) && tokens.has(name) && colour(name.slice('--color-'.length)) === undefined,
    )
    .map(({ name, value, line }) => ({
      ...location,
      rule: 'TEMPLATE-COLOUR' as const,
      line,
      message: `${name} is "${value}", which is no colour`,
      hint: `Write a colour, such as ${tokens.get(name)?.value}`,
    }));
  const faint = colourPairs.flatMap(({ over, on, atLeast }): TemplateFinding[] => {
    const [front, back] = [colour(over), colour(on)];
    // Two defaults are checked with the packages.
    const line = at(over) ?? at(on);
    if (front === undefined || back === undefined || line === undefined) return [];
    const contrast = contrastOf(front, back);
    if (contrast >= atLeast) return [];
    // One shade for all backgrounds, so that the next finding does not suggest another.
    const grounds = colourPairs.flatMap((pair) => (pair.over === over ? (colour(pair.on) ?? []) : []));
    const shade = readableShade(front, grounds, atLeast);
    const ground = readableShade(back, [front], atLeast);
    const change = shade ? `--color-${over}: ${shade}` : ground ? `--color-${on}: ${ground}` : undefined;
    return [
      {
        ...location,
        rule: 'TEMPLATE-CONTRAST',
        line,
        message: `--color-${over} on --color-${on} has a contrast of ${(Math.floor(contrast * 100) / 100).toFixed(2)}; at least ${atLeast} is readable`,
        hint: change === undefined ? 'Choose two colours that differ more' : `Write for example "${change};"`,
      },
    ];
  });
  return [...unreadable, ...faint];
};

const keyOf = ({ file, line, message }: TemplateFinding): string => `${file}:${line} ${message}`;

/**
 * Colours of the theme that are not readable on one another (WCAG 2.2 AA), in each state of the theme.
 *
 * @example
 * contrastFindings(template, readPlatform())
 * // => [{ rule: 'TEMPLATE-CONTRAST', line: 12, message: '--color-muted on --color-paper has a contrast of 2.84; at least 4.5 is readable', ... }]
 */
export const contrastFindings = (template: TemplateFiles, platform: Platform): TemplateFinding[] => {
  const css = template.files.get(themeFile);
  if (css === undefined) return [];
  const found = palettesOf(styleProperties(css).set).flatMap((set) => paletteFindings(template, platform, set));
  return [...new Map(found.map((finding) => [keyOf(finding), finding])).values()];
};
