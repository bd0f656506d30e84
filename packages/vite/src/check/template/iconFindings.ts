import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '@dealer/core/site-check';
import { packageFolder } from '../../build/packageFolder.ts';
import type { TemplateFinding } from './finding.ts';
import { lineOf, memberNames, memberOf, readScript, templateObject } from './scriptSource.ts';
import { pathOf } from './templateFiles.ts';
import type { TemplateFiles } from './templateFiles.ts';

/** The names of the icons that parts draw. */
const iconNames = (): string[] => {
  const folder = join(packageFolder('ui'), 'icons');
  return readdirSync(folder)
    .filter((file) => /^\w*cons\.(ts|js)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      // A built module lists its exports at its end.
      const listed = /^export \{([^}]*)\};$/m.exec(text)?.[1]?.match(/\w+/g) ?? [];
      return [...[...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!), ...listed];
    });
};

/** Icons of `template.ts` that no part draws, so that nobody would see them. */
export const iconFindings = (template: TemplateFiles): TemplateFinding[] => {
  const file = 'src/template.ts';
  const text = template.files.get(file);
  if (text === undefined) return [];
  const own = memberNames(memberOf(templateObject(readScript(file, text)), 'icons')) ?? [];
  if (own.length === 0) return [];
  const known = iconNames();
  return own
    .filter(({ name }) => !known.includes(name))
    .map(({ name, node }) => {
      const guess = nearest(name, known);
      return {
        rule: 'TEMPLATE-ICON',
        severity: 'error',
        file: pathOf(template, file),
        line: lineOf(node),
        message: `icons: "${name}" is not an icon of the parts`,
        hint: guess ? `Did you mean "${guess}"?` : 'Storybook shows all of them under ui/icons',
      };
    });
};
