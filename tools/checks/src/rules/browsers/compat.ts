import { createRequire } from 'node:module';
import { oldestBrowsers } from '@dealer/tools-vite/browsers';
import type { CompatData, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data';

/** MDN's data: the version in which each browser gained a feature. */
export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** A part of MDN's data by name. */
export type FeatureTree = Readonly<Record<string, Identifier | undefined>>;

/** The entries below a feature in MDN's data; empty for an unknown feature. */
export const partsOf = (feature: Identifier | undefined): FeatureTree => (feature ?? {}) as FeatureTree;

/** Browserslist's browser names and the ones in MDN's data. */
const names = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' } as const;

const isBefore = (version: string, other: string): boolean => {
  const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = [version, other].map((text) => text.split('.').map(Number));
  return a < c || (a === c && b < d);
};

/** Partial support counts as support, and so does a prefix that the build adds. */
const has = (statement: SimpleSupportStatement, version: string, prefixed: boolean): boolean => {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement;
  if (flags !== undefined || other !== undefined || (prefix !== undefined && !prefixed)) return false;
  if (typeof removed === 'string' && !isBefore(version, removed.replace('≤', ''))) return false;
  return typeof added === 'string' && added !== 'preview' && !isBefore(version, added.replace('≤', ''));
};

/** The supported browsers that lack a feature in their oldest supported version, such as "safari 16.4". */
export const browsersWithout = (feature: Identifier | undefined, prefixed = false): string[] => {
  const support = feature?.__compat?.support;
  if (support === undefined) return [];
  return [...oldestBrowsers()].flatMap(([name, version]) => {
    const statement: SupportStatement | undefined = support[names[name as keyof typeof names]];
    if (statement === undefined) return [];
    return [statement].flat().some((one) => has(one, version, prefixed)) ? [] : [`${name} ${version}`];
  });
};

/** A feature that a file uses and some supported browser lacks. `feature` is MDN's name for it. */
export type Lack = { feature: string; browsers: string[] };
