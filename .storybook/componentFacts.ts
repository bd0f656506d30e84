import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { componentGroups } from './componentGroups.ts';
import { readSettings } from './componentSettings.ts';
import { contentRules } from './contentRules.ts';

/** What the sources of a component say about it. */
export type ComponentFacts = {
  name: string;
  group: string;
  /** The text of its docstring, or of each of its parts. */
  purpose: readonly { name: string; text: string; isDeprecated: boolean }[];
  /** The docstrings of all components in its folder. */
  documented: readonly { name: string; text: string }[];
  /** When it is not the right one, by the docstring's `@avoid`. */
  avoid: readonly string[];
  /** Values of `data-part`: what a look styles. */
  parts: readonly string[];
  /** Attributes that say in which state it is. */
  states: readonly string[];
  /** How it is used by keyboard, by the docstring's `@keyboard`. */
  keyboard: readonly string[];
  /** How it is for screen readers, touch and forced colours, by the docstring's `@accessibility`, a line each. */
  accessibility: readonly string[];
  /** What its native controls do by keyboard. */
  controls: readonly string[];
  /** It handles keys or moves the focus itself, so that its docstring has to say how. */
  handlesKeys: boolean;
  /** It has a control, a role, a live region, a focus or a motion of its own, so that its docstring has to say how it is for everybody. */
  needsAccessibility: boolean;
  /** How its texts are written, by the kinds of text that it takes. */
  content: readonly string[];
  /** Roles and ARIA attributes that it sets. */
  aria: readonly string[];
  /** Custom properties that a look may set for this component alone. */
  hooks: readonly string[];
  tokens: readonly string[];
  /** Texts that a site can replace. */
  texts: readonly string[];
  /** What it imports from the rules. */
  rules: readonly string[];
  /** Components that it is made of. */
  madeOf: readonly string[];
};

/** What a visitor does by keyboard with native controls. */
const controls: readonly (readonly [RegExp, string])[] = [
  [/<(?:a|Link|StretchedLink|Breadcrumbs)\b|\bhref[=:]/, 'Tab reaches a link, Enter follows it.'],
  [/<(?:button|\w*Button)\b/, 'Tab reaches a button, Enter or Space presses it.'],
  [/type="checkbox"|<(?:Checkbox\w*|FilterToggle|InterestChips)\b/, 'Space ticks a box.'],
  [/type="radio"|<RadioGroup\b/, 'Tab reaches a group of answers, arrow keys choose one.'],
  [/<(?:select|Select|FacetSelect|SortSelect)\b/, 'Arrow keys or typing choose in a list.'],
  [/type="range"|<NumberSlider\b/, 'Arrow keys move a slider.'],
  [/<(?:input|textarea|\w+Input|TextArea|Field)\b/, 'Tab reaches a field; in a form of one line Enter sends it.'],
  [/<summary\b/, 'Enter or Space opens and closes what is folded.'],
];

/** What a component needs an `@accessibility` for, in its code without comments: controls and fields, roles and live regions, keys and focus. */
const operated =
  /<(?:button|input|select|textarea|summary|dialog|iframe|video|output|\w+Input|Select|TextArea|Checkbox|RadioGroup)\b|\brole(?:=|: ')|aria-live/;

/** And in its style sheet: what moves by itself or when its state changes. */
const moves = /\banimation:|scroll-behavior:|\btransition:[^;]*\b(?:transform|rotate|scale|translate)\b/;

const unique = (found: Iterable<string>): string[] => [...new Set(found)].sort();

const all = (text: string, pattern: RegExp): string[] =>
  unique([...text.matchAll(pattern)].flatMap((match) => match.slice(1).filter((part) => part !== undefined)));

/** The docstrings of exported components in a file. */
const docstrings = (
  path: string,
): (ComponentFacts['purpose'][number] & { avoid: string; keyboard: string; accessibility: string[] })[] => {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return file.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const name = statement.declarationList.declarations[0]?.name.getText() ?? '';
    const doc = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc).at(-1);
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    if (!isExported || !/^[A-Z]/.test(name)) return [];
    const sentence = (comment: Parameters<typeof ts.getTextOfJSDocComment>[0]): string =>
      (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();
    const tag = (wanted: string): string =>
      sentence(doc?.tags?.find(({ tagName }) => tagName.text === wanted)?.comment);
    return [
      {
        name,
        text: sentence(doc?.comment),
        avoid: tag('avoid'),
        keyboard: tag('keyboard'),
        accessibility: (doc?.tags ?? [])
          .filter(({ tagName }) => tagName.text === 'accessibility')
          .map(({ comment }) => sentence(comment)),
        isDeprecated: doc?.tags?.some(({ tagName }) => tagName.text === 'deprecated') ?? false,
      },
    ];
  });
};

/** Reads one folder of `packages/ui/src`. */
export const readFacts = (root: string, group: string, name: string): ComponentFacts => {
  const folder = join(root, 'packages/ui/src', name);
  const files = globSync('*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const css = globSync('*.css', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const hooks = all(css, /\/\* Hooks: ([^*]+)\*\//g).flatMap((list) => list.trim().split(/,\s*/));
  const handlesKeys = /onKeyDown|\.focus\(|tabIndex=\{0\}|<Dialog\b|<Popover\b|popover="/.test(code);
  const documented = files.filter((file) => file.endsWith('.tsx')).flatMap((file) => docstrings(join(folder, file)));
  const own = documented.filter((doc) => doc.name === name);
  return {
    name,
    group,
    purpose: own.length > 0 ? own : documented,
    documented: documented.map(({ name: part, text }) => ({ name: part, text })),
    avoid: unique(documented.map(({ avoid }) => avoid)).filter(Boolean),
    keyboard: unique(documented.map(({ keyboard }) => keyboard)).filter(Boolean),
    accessibility: documented.flatMap(({ accessibility }) => accessibility),
    controls: controls.filter(([control]) => control.test(code)).map(([, keys]) => keys),
    handlesKeys,
    needsAccessibility: handlesKeys || operated.test(code.replace(/\/\*[^]*?\*\//g, '')) || moves.test(css),
    content: contentRules.filter(({ props }) => props.test(code)).map(({ rule }) => rule),
    parts: all(code, /data-part(?:="|': ')([a-z-]+)/g),
    states: all(code, /\b(data-(?!part\b|print\b)[a-z-]+)(?:=|':)/g),
    aria: unique([...all(code, /\b(aria-[a-z]+)=/g), ...all(code, /\brole="([a-z]+)"/g).map((role) => `role ${role}`)]),
    hooks,
    tokens: all(css, /var\((--[a-z0-9-]+)/g).filter((token) => !hooks.includes(token)),
    texts: all(code, /\bt\('((?:[^'\\]|\\.)+)'/g),
    rules: [...code.matchAll(/import (?:type )?\{([^}]+)\} from '@dealer\/core\/([a-z-]+)'/g)].flatMap(
      ([, names = '', from]) =>
        names
          .split(',')
          .map((part) => part.replace('type ', '').trim())
          .filter((part) => part !== '')
          .map((part) => `${from}: ${part}`),
    ),
    madeOf: all(code, /from '\.\.\/([A-Z]\w+)\//g),
  };
};

/** How often the style sheets of components and looks react at a width: `48rem` of the container or of the window. */
export const readWidths = (root: string): { at: string; kind: 'container' | 'window'; count: number }[] => {
  const counts = new Map<string, number>();
  for (const file of globSync(['packages/{ui,storefront}/src/**/*.css', 'apps/*/src/**/*.css'], { cwd: root }))
    for (const [, rule, at] of readFileSync(join(root, file), 'utf8').matchAll(
      /@(container|media)[^{]*?(?:width[^0-9]*)(\d[\d.]*(?:rem|px|em))/g,
    )) {
      const key = `${rule} ${at}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return [...counts]
    .map(([key, count]) => {
      const [rule, at = ''] = key.split(' ');
      return { at, kind: rule === 'media' ? ('window' as const) : ('container' as const), count };
    })
    .sort((a, b) => Number.parseFloat(a.at) - Number.parseFloat(b.at));
};

/** Every component of the tree. */
export const readAllFacts = (root: string): ComponentFacts[] =>
  Object.entries(componentGroups).flatMap(([group, names]) => names.map((name) => readFacts(root, group, name)));

const id = 'virtual:component-facts';

/** The facts for the documentation pages, read when a page first needs them. */
export const componentFactsPlugin = (root: string): Plugin => ({
  name: 'dealer-component-facts',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}`
      ? Object.entries({ facts: readAllFacts(root), widths: readWidths(root), settings: readSettings(root) })
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n')
      : undefined,
});
