import { parse } from 'postcss';
import type { Rule } from 'postcss';
import { contrastFindings, describeFinding, isRootContext, themeFile } from '@dealer/vite/check';
import type { Platform, TemplateFiles, TemplateFinding } from '@dealer/vite/check';
import { pathOfToken, tokenDocument, valuesOf } from './tokenDocument.ts';
import type { DesignToken } from './tokenDocument.ts';
import { toCss } from './tokenValue.ts';

/** A token with its values in CSS. */
type ChangedToken = { name: string; before: string; now: string };

/** The changed theme and what the file does not mention, or why there is none. */
export type AppliedTokens =
  | { kind: 'theme'; css: string; changed: ChangedToken[]; absent: string[] }
  | { kind: 'refused'; problems: string[] };

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The tokens of a file by their paths; a type applies to all of its group. */
const flatten = (
  group: Record<string, unknown>,
  path: string[],
  type?: string,
): [path: string, token: DesignToken][] => {
  const $type = typeof group['$type'] === 'string' ? group['$type'] : type;
  const own: [string, DesignToken][] =
    '$value' in group ? [[path.join('.'), { ...group, $type } as unknown as DesignToken]] : [];
  return [
    ...own,
    ...Object.entries(group).flatMap(([name, value]) =>
      name.startsWith('$') || !isGroup(value) ? [] : flatten(value, [...path, name], $type),
    ),
  ];
};

/** Both schemes of a token. */
const schemesOf = ({ $value, $extensions }: DesignToken): [light: unknown, dark: unknown] => {
  const { mode } = $extensions ?? {};
  return [mode?.light ?? $value, mode?.dark ?? $value];
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The value of the light scheme is written twice; what a tool changed of the two counts. Undefined where both are changed, differently. */
const withOneLight = (token: DesignToken, before: DesignToken): DesignToken | undefined => {
  const { mode } = token.$extensions ?? {};
  if (mode === undefined || isSame(token.$value, mode.light) || isSame(token.$value, before.$value)) return token;
  return isSame(mode.light, before.$extensions?.mode?.light)
    ? { ...token, $extensions: { mode: { ...mode, light: token.$value } } }
    : undefined;
};

/** What to write where a value does not fit its type. */
const hints: Readonly<Record<string, string>> = {
  dimension: ' Write 0 or more, in px or rem.',
  duration: ' Write 0 or more, in ms or s.',
};

/** A line for each colour that has to change: one wrong colour is too faint in many pairs. */
const faintColours = (findings: readonly TemplateFinding[]): string[] => {
  const byHint = new Map<string, TemplateFinding[]>();
  for (const finding of findings) byHint.set(finding.hint, [...(byHint.get(finding.hint) ?? []), finding]);
  return [...byHint.values()].flatMap(([first, ...others]) =>
    first ? describeFinding(first) + (others.length > 0 ? ` So it is in ${others.length} more pairs.` : '') : [],
  );
};

/** A colour is written as numbers and as a text; a text that was changed alone counts. */
const withOneColour = (value: unknown, before: unknown): unknown => {
  if (!isGroup(value) || !isGroup(before)) return value;
  const [{ hex, ...numbers }, { hex: oldHex, ...oldNumbers }] = [value, before];
  return hex !== undefined && hex !== oldHex && isSame(numbers, oldNumbers) ? hex : value;
};

/**
 * A theme with the changes of a file of tokens: what the file does not change is left as it is written. An unknown token, a value of
 * another type and too little contrast are named, and then there is no theme.
 *
 * @example
 * applyTokens({ color: { ink: { $type: 'color', $value: '#000000' } } }, template, readPlatform())
 * // => { kind: 'theme', css: '...', changed: [{ name: '--color-ink', before: '#101828', now: '#000000' }], absent: ['color.paper', ...] }
 */
export const applyTokens = (file: unknown, template: TemplateFiles, platform: Platform): AppliedTokens => {
  const theme = template.files.get(themeFile) ?? '';
  const values = valuesOf(theme, platform);
  const names = new Map([...values.keys()].map((name) => [pathOfToken(name).join('.'), name]));
  const before = new Map(flatten(tokenDocument(template.name, theme, platform, new Map()), []));
  const problems: string[] = [];

  const textOf = (path: string, $type: string, $value: unknown): string => {
    const [, other] = /^\{(.+)\}$/.exec(String($value)) ?? [];
    if (other !== undefined && names.has(other)) return `var(${names.get(other)})`;
    const css = other === undefined ? toCss({ $type, $value }) : undefined;
    if (css === undefined)
      problems.push(
        `${path}: ${JSON.stringify($value)} is ${other === undefined ? `no ${$type}.${hints[$type] ?? ''}` : 'an unknown token.'}`,
      );
    return css ?? '';
  };

  const changes = new Map<string, string>();
  const tokens = isGroup(file) ? flatten(file, []) : [];
  for (const [path, written] of tokens) {
    const [name, known] = [names.get(path), before.get(path)];
    if (name === undefined || known === undefined) {
      problems.push(`${path}: there is no such token.`);
      continue;
    }
    if (written.$type !== undefined && written.$type !== known.$type) {
      problems.push(`${path}: its type is ${known.$type}, not ${written.$type}.`);
      continue;
    }
    const token = withOneLight(written, known);
    if (token === undefined) {
      problems.push(`${path}: $value and the light mode are two values. Write the same in both.`);
      continue;
    }
    const old = schemesOf(known);
    const now = schemesOf(token).map((value, at) => withOneColour(value, old[at]));
    if (isSame(now, old)) continue;
    const [light = '', dark = ''] = now.map((value) => textOf(path, known.$type, value));
    changes.set(name, light === dark ? light : `var(--light, ${light}) var(--dark, ${dark})`);
  }
  if (!isGroup(file)) problems.push('The file is no object of tokens.');
  if (problems.length > 0) return { kind: 'refused', problems: [...new Set(problems)] };
  const inFile = new Set(tokens.map(([path]) => path));
  const absent = [...names.keys()].filter((path) => !inFile.has(path));
  if (changes.size === 0) return { kind: 'theme', css: theme, changed: [], absent };

  const css = withValues(theme, changes);
  const changed = { ...template, files: new Map([...template.files, [themeFile, css]]) };
  const faint = faintColours(contrastFindings(changed, platform));
  return faint.length > 0
    ? { kind: 'refused', problems: faint }
    : {
        kind: 'theme',
        css,
        changed: [...changes].map(([name, now]) => ({ name, before: values.get(name) ?? '', now })),
        absent,
      };
};

/** The theme with other values: in the declaration that counts, else in a new one below the last. */
const withValues = (theme: string, changes: ReadonlyMap<string, string>): string => {
  const tree = parse(theme);
  const rules: Rule[] = [];
  tree.walkRules((rule) => {
    const isConditional =
      rule.parent?.type === 'atrule' && !/^layer$/.test((rule.parent as unknown as { name: string }).name);
    if (isRootContext(rule.selector) && !isConditional) rules.push(rule);
  });
  for (const [name, value] of changes) {
    const declarations = rules.flatMap((rule) =>
      rule.nodes.filter((node) => node.type === 'decl' && node.prop === name),
    );
    const last = declarations.at(-1);
    if (last?.type === 'decl') last.value = value;
    else rules.at(-1)?.append({ prop: name, value });
  }
  return tree.toString();
};
