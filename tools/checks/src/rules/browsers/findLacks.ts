import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../root.ts';
import type { Lack } from './compat.ts';
import { fallbacks } from './fallbacks.ts';
import { scriptLacks } from './scriptLacks.ts';
import { styleLacks } from './styleLacks.ts';
import { styleLosses } from './styleLosses.ts';

/** Whether a feature, or its parent feature, is used on purpose. */
const hasFallback = (feature: string): boolean =>
  Object.keys(fallbacks).some((name) => feature === name || feature.startsWith(`${name}.`));

/** The missing features without a fallback, one line each. */
export const describeLacks = (file: string, lacks: readonly Lack[]): string[] =>
  lacks
    .filter(({ feature }) => !hasFallback(feature))
    .map(({ feature, browsers }) => `${file}: ${feature} is missing in ${browsers.join(', ')}`);

const isShipped = (file: string): boolean => !/\.(test|stories)\.|\/(test|testing|e2e)\//.test(file);

/** What the sources use and visitors do not get: features that a supported browser lacks, without a fallback, and styles that the build drops. */
export const findLacks = (): string[] => {
  const filesOf = (...patterns: string[]): string[] => globSync(patterns, { cwd: root }).filter(isShipped).sort();
  const styles = filesOf('packages/{ui,storefront}/src/**/*.css', 'apps/*/src/**/*.css');
  const scripts = filesOf('packages/{core,ui,api,search,storefront}/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}');
  return [
    ...styles.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [
        ...describeLacks(file, styleLacks(file, text)),
        ...styleLosses(file, text).map((loss) => `${file}: ${loss}`),
      ];
    }),
    ...[...scriptLacks(scripts.map((file) => join(root, file)))].flatMap(([file, lacks]) =>
      describeLacks(relative(root, file), lacks),
    ),
  ];
};
