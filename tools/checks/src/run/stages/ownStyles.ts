import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookClassPrefix } from '@dealer/tools-vite/lookClassPrefix';
import { findingsOutcome } from '../stage.ts';
import type { Outcome } from '../stage.ts';
import { root } from '../../root.ts';

/** How the selectors of a look are written in a build: the classes of its CSS Modules, and the attribute of its theme. */
const selectorsOf = (look: string): { classes: string; theme: RegExp } => ({
  classes: `.${lookClassPrefix(look)}`,
  theme: new RegExp(`\\[data-template=["']?${look}["']?\\]`),
});

/** Selectors of other looks in the CSS of a build, and what a look has itself but its build lacks. */
export const styleFindings = ({
  look,
  looks,
  css,
  hasModules,
}: {
  look: string;
  looks: readonly string[];
  css: string;
  /** The look has CSS Modules of its own. */
  hasModules: boolean;
}): string[] => {
  const own = selectorsOf(look);
  return [
    ...looks
      .filter((other) => other !== look)
      .flatMap((other) => {
        const { classes, theme } = selectorsOf(other);
        return [
          ...(css.includes(classes) ? [`apps/${look}/dist has the classes of ${other} (${classes}...)`] : []),
          ...(theme.test(css) ? [`apps/${look}/dist has the theme of ${other}`] : []),
        ];
      }),
    // Without these the search above would prove nothing.
    ...(hasModules && !css.includes(own.classes)
      ? [`apps/${look}/dist has no class of its own (${own.classes}...)`]
      : []),
    ...(own.theme.test(css) ? [] : [`apps/${look}/dist has no theme of its own`]),
  ];
};

/** The production build of a look contains the CSS of no other look. */
export const checkOwnStyles = (looks: readonly string[]): Outcome => {
  const findings = looks.flatMap((look) => {
    const dist = join(root, 'apps', look, 'dist');
    if (!existsSync(dist)) return [`apps/${look}/dist does not exist`];
    const css = globSync('**/*.css', { cwd: dist })
      .map((file) => readFileSync(join(dist, file), 'utf8'))
      .join('\n');
    const hasModules = globSync('src/**/*.module.css', { cwd: join(root, 'apps', look) }).length > 0;
    return styleFindings({ look, looks, css, hasModules });
  });
  return findingsOutcome(Math.max(looks.length, findings.length), findings);
};
