import type { Identifier } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import postcss from 'postcss';
import type { ChildNode } from 'postcss';
import { root } from '../../root.ts';
import { browsersWithout, compatData, partsOf } from './compat.ts';
import type { FeatureTree, Lack } from './compat.ts';

/** The oldest supported browsers, as the build's style compiler reads them. */
export const cssTargets = browserslistToTargets(browserslist(undefined, { path: root }));
const css: FeatureTree = compatData.css;
const properties = partsOf(css['properties']);
const selectors = partsOf(css['selectors']);
const atRules = partsOf(css['at-rules']);

/** CSS functions, in any category of MDN's data. */
const functionsIn = (tree: FeatureTree): [string, Identifier | undefined][] =>
  Object.entries(tree).flatMap(([name, inner]) =>
    name === '__compat' ? [] : [[name, inner], ...functionsIn(partsOf(inner))],
  );
const functions = new Map(functionsIn(partsOf(css['types'])));

/** Rules inside `@supports` apply only in browsers that have the feature. */
const isGuarded = (node: ChildNode): boolean => {
  for (let at = node.parent; at !== undefined; at = at.parent as typeof at)
    if (at.type === 'atrule' && 'params' in at && at.name === 'supports' && !/^not\b/.test(String(at.params)))
      return true;
  return false;
};

const featuresOf = (node: ChildNode): [string, Identifier | undefined][] => {
  if (node.type === 'atrule') {
    const rule = atRules[node.name];
    return [
      [`css.at-rules.${node.name}`, rule],
      ...(node.name === 'media' || node.name === 'container'
        ? [...node.params.matchAll(/\(\s*([a-z-]+)/g)].map(([, name = '']): [string, Identifier | undefined] => [
            `css.at-rules.${node.name}.${name}`,
            partsOf(rule)[name],
          ])
        : []),
    ];
  }
  if (node.type === 'rule')
    return [...node.selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name = '']) => [
      `css.selectors.${name}`,
      selectors[name],
    ]);
  if (node.type !== 'decl' || node.prop.startsWith('-')) return [];
  const property = properties[node.prop];
  const value = node.value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  return [
    [`css.properties.${node.prop}`, property],
    ...[...value.matchAll(/(?<![\w-])([a-z][a-z-]*)(\(?)/g)].map(
      ([, word = '', bracket]): [string, Identifier | undefined] =>
        bracket === '('
          ? [`css.types.${word}`, functions.get(word)]
          : [`css.properties.${node.prop}.${word}`, partsOf(property)[word]],
    ),
  ];
};

/** The features in a stylesheet that a supported browser lacks, after the build has lowered it. */
export const styleLacks = (filename: string, text: string): Lack[] => {
  const { code } = transform({
    filename,
    code: Buffer.from(text),
    targets: cssTargets,
    cssModules: /\.module\.css$/.test(filename),
  });
  const found = new Map<string, Lack>();
  postcss.parse(code.toString()).walk((node) => {
    if (isGuarded(node)) return;
    for (const [feature, identifier] of featuresOf(node)) {
      const browsers = browsersWithout(identifier, true);
      // If the property itself is missing, its values need no report.
      const isPart = found.has(feature.slice(0, feature.lastIndexOf('.')));
      if (browsers.length > 0 && !isPart) found.set(feature, { feature, browsers });
    }
  });
  return [...found.values()];
};
