import { ownValue } from '@dealer/core/data';
import { nearest } from '@dealer/core/site-check';
import type { CustomProperties, PropertyRead, PropertySet, PropertyUse, TextRange } from './customProperties.ts';
import { scriptProperties, styleProperties } from './customProperties.ts';
import type { TemplateFinding } from './finding.ts';
import type { Platform } from './platform.ts';
import { filesOf, isScript, pathOf } from './templateFiles.ts';
import type { TemplateFiles } from './templateFiles.ts';

/** The look's theme. */
export const themeFile = 'src/theme.css';

/** Where the theme sets the tokens of the whole page. */
export const isRootContext = (context: string): boolean => /^:root(\[data-template=[^\]]+\])?$/.test(context);

/** Set by the library while a part is open. */
const isLibraryProperty = (name: string): boolean => name.startsWith('--radix-');

type Uses = { file: string } & CustomProperties;

const usesOf = (template: TemplateFiles): Uses[] => [
  ...filesOf(template, /\.css$/).map(([file, text]) => ({ file, ...styleProperties(text) })),
  ...filesOf(template, isScript).map(([file, text]) => ({ file, ...scriptProperties(text) })),
];

const meant = (guess: string | undefined, otherwise: string): string =>
  guess === undefined ? otherwise : `Did you mean "${guess}"?`;

/** The sides of a page as tokens call them. */
const sides: Readonly<Record<string, string>> = { left: 'start', right: 'end' };

/** The known name that was probably meant: a side by its name, otherwise the one with the fewest other letters. */
const guessOf = (name: string, known: readonly string[]): string | undefined => {
  const logical = name.replace(/(?<=-)(left|right)(?=-|$)/, (side) => ownValue(sides, side) ?? side);
  return logical !== name && known.includes(logical) ? logical : nearest(name, known);
};

/** The similar name, if the correction is unambiguous: few letters differ, and it is not set yet. */
const rename = ({ name, from }: PropertySet | PropertyRead, guess: string | undefined, taken: ReadonlySet<string>) =>
  guess === undefined || taken.has(guess) || Math.abs(guess.length - name.length) > 1
    ? {}
    : { fix: { from, to: from + name.length, text: guess } };

const unreadFindings = (template: TemplateFiles, uses: readonly Uses[], platform: Platform): TemplateFinding[] => {
  const read = new Set([...platform.read, ...uses.flatMap((use) => use.read.map(({ name }) => name))]);
  const known = [...new Set([...platform.tokens.keys(), ...platform.read])];
  return uses.flatMap(({ file, set }) => {
    const written = new Set(set.map(({ name }) => name));
    return set
      .filter(({ name }) => !read.has(name) && !isLibraryProperty(name))
      .map((property) => {
        const guess = guessOf(property.name, known);
        return {
          rule: 'TEMPLATE-TOKEN-UNREAD' as const,
          severity: 'error' as const,
          file: pathOf(template, file),
          line: property.line,
          message: `${property.name} is set and nothing reads it`,
          hint: meant(guess, 'Take it out, or read it in a stylesheet of this look'),
          ...rename(property, guess, written),
        };
      });
  });
};

const undefinedFindings = (template: TemplateFiles, uses: readonly Uses[], platform: Platform): TemplateFinding[] => {
  const own = uses.flatMap((use) => use.set.map(({ name }) => name));
  const set = new Set([...platform.set, ...own]);
  const known = [...new Set([...platform.tokens.keys(), ...own])];
  return uses.flatMap(({ file, read }) =>
    read
      .filter(({ name }) => !set.has(name) && !isLibraryProperty(name))
      .map((property) => {
        const guess = guessOf(property.name, known);
        return {
          rule: 'TEMPLATE-TOKEN-UNDEFINED' as const,
          severity: 'error' as const,
          file: pathOf(template, file),
          line: property.line,
          message: `${property.name} is read and defined nowhere${property.hasFallback ? ', so that its fallback always counts' : ''}`,
          hint: meant(
            guess,
            property.hasFallback ? 'Write the fallback alone, or define it' : 'Define it in theme.css',
          ),
          ...(property.hasFallback ? {} : rename(property, guess, new Set())),
        };
      }),
  );
};

/**
 * The reads of tokens with a fallback that can never apply, since `tokens.css` defines each token on every page. Without those inside
 * such a fallback, which go with it.
 */
export const needlessFallbacks = (
  read: readonly PropertyRead[],
  { tokens }: Platform,
): (PropertyUse & { fallback: TextRange })[] => {
  const needless = read.flatMap(({ fallback, ...use }) =>
    fallback && tokens.has(use.name) ? { ...use, fallback } : [],
  );
  return needless.filter(({ from }) => !needless.some(({ fallback }) => from > fallback.from && from < fallback.to));
};

const fallbackFindings = (template: TemplateFiles, uses: readonly Uses[], platform: Platform): TemplateFinding[] =>
  uses.flatMap(({ file, read }) =>
    needlessFallbacks(read, platform).map(({ name, line, fallback }) => ({
      rule: 'TEMPLATE-TOKEN-FALLBACK' as const,
      severity: 'error' as const,
      file: pathOf(template, file),
      line,
      message: `${name} is read with a fallback that never applies: tokens.css defines it`,
      hint: `Write var(${name})`,
      fix: { ...fallback, text: '' },
    })),
  );

/**
 * Where a missing token is added: below the last one that the theme sets for the page. A project's own theme may leave out any: those
 * have the value of the neutral theme.
 */
const missingFindings = (template: TemplateFiles, { tokens }: Platform): TemplateFinding[] => {
  const css = template.files.get(themeFile);
  if (css === undefined || template.house === undefined) return [];
  const atRoot = styleProperties(css).set.filter(({ context }) => isRootContext(context));
  const written = new Set(atRoot.map(({ name }) => name));
  const last = atRoot.at(-1);
  const at = last === undefined ? -1 : css.indexOf(';', last.from) + 1;
  return [...tokens.values()]
    .filter(({ name, tier }) => tier === 'required' && !written.has(name))
    .map(({ name, value }) => ({
      rule: 'TEMPLATE-TOKEN-MISSING' as const,
      severity: 'error' as const,
      file: pathOf(template, themeFile),
      line: last?.line ?? 1,
      message: `${name} is missing: each look sets it`,
      hint: `Write "${name}: ${value};" or a value of your own below :root[data-template="${template.name}"]`,
      ...(at > 0 ? { fix: { from: at, to: at, text: `\n    ${name}: ${value};` } } : {}),
    }));
};

/** Tokens that are set and read by nothing, read and defined nowhere, read with a fallback, or required and missing. */
export const tokenFindings = (template: TemplateFiles, platform: Platform): TemplateFinding[] => {
  const uses = usesOf(template);
  const misspelt = [...unreadFindings(template, uses, platform), ...undefinedFindings(template, uses, platform)];
  const renamed = new Set(misspelt.flatMap(({ fix }) => fix?.text ?? []));
  return [
    ...misspelt,
    ...fallbackFindings(template, uses, platform),
    // A misspelt token is corrected; if its default were added as well, the default would win.
    ...missingFindings(template, platform).map(({ fix, ...finding }) =>
      fix === undefined || [...renamed].some((name) => fix.text.includes(`${name}:`)) ? finding : { ...finding, fix },
    ),
  ];
};
