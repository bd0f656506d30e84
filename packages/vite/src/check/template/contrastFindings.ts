import { colourPairs, readableShade } from '@dealer/ui/styles';
import type { PropertySet } from './customProperties.ts';
import { styleProperties } from './customProperties.ts';
import type { TemplateFinding } from './finding.ts';
import { contrastText, faintPairs, paletteOf } from './palette.ts';
import type { Platform } from './platform.ts';
import { closingBracket, schemes } from './resolveValue.ts';
import type { Scheme } from './resolveValue.ts';
import { pathOf } from './templateFiles.ts';
import type { TemplateFiles } from './templateFiles.ts';
import { isRootContext, themeFile } from './tokenFindings.ts';

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
  scheme: Scheme,
): TemplateFinding[] => {
  const own = new Map(set.map((property) => [property.name, property]));
  const colour = paletteOf(scheme, (name) => own.get(name)?.value ?? tokens.get(name)?.value);
  const at = (name: string): number | undefined => own.get(`--color-${name}`)?.line;
  const valueOf = (name: string): string =>
    own.get(`--color-${name}`)?.value ?? tokens.get(`--color-${name}`)?.value ?? '';
  /** The token that a token takes its colour from. */
  const sourceOf = (name: string): string => {
    const [, source] = /^var\(--color-([\w-]+)\)$/.exec(valueOf(name)) ?? [];
    return source === undefined ? name : sourceOf(source);
  };
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
  const faint = faintPairs(colour).flatMap(({ over, on, atLeast, front, back, contrast }): TemplateFinding[] => {
    // Two defaults are checked with the packages.
    const declared = at(over) ?? at(on);
    if (declared === undefined) return [];
    // One shade for all backgrounds, so that the next finding does not suggest another.
    const grounds = colourPairs.flatMap((pair) => (pair.over === over ? (colour(pair.on) ?? []) : []));
    const shade = readableShade(front, grounds, atLeast);
    const ground = readableShade(back, [front], atLeast);
    const change = shade
      ? { name: sourceOf(over), colour: shade }
      : ground
        ? { name: sourceOf(on), colour: ground }
        : undefined;
    const where = scheme === 'dark' ? ' in the dark scheme' : '';
    return [
      {
        ...location,
        rule: 'TEMPLATE-CONTRAST',
        // Of the token that has to change, where the theme sets it.
        line: (change && at(change.name)) ?? declared,
        message: `--color-${over} on --color-${on} has a contrast of ${contrastText(contrast)}${where}; at least ${atLeast} is readable`,
        hint:
          change === undefined
            ? 'Choose two colours that differ more'
            : `Write for example "${written(change, valueOf(change.name), scheme)}"`,
      },
    ];
  });
  return [...unreadable, ...faint];
};

/**
 * The declaration with the new colour, which gets two variants where the dark one differs; of a token that has them, the other one stays.
 * `before` is its value until now, which may be that of the neutral theme.
 */
const written = ({ name, colour }: { name: string; colour: string }, before: string, scheme: Scheme): string => {
  const variant = `var(--${scheme}, `;
  const start = before.indexOf(variant);
  const end = start === -1 ? -1 : closingBracket(before, start + variant.length);
  const value =
    start >= 0
      ? `${before.slice(0, start)}${variant}${colour}${before.slice(end)}`
      : scheme === 'light'
        ? colour
        : `var(--light, ${before}) var(--dark, ${colour})`;
  return `--color-${name}: ${value};`;
};

const keyOf = ({ file, line, message }: TemplateFinding): string => `${file}:${line} ${message}`;

/**
 * Colours of the theme that are not readable on one another (WCAG 2.2 AA), in each state of the theme and in both schemes.
 */
export const contrastFindings = (template: TemplateFiles, platform: Platform): TemplateFinding[] => {
  const css = template.files.get(themeFile);
  if (css === undefined) return [];
  const found = palettesOf(styleProperties(css).set).flatMap((set) =>
    schemes.flatMap((scheme) => paletteFindings(template, platform, set, scheme)),
  );
  return [...new Map(found.map((finding) => [keyOf(finding), finding])).values()];
};
