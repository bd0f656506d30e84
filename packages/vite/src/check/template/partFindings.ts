import { nearest } from '@dealer/core/site-check';
import { parse } from 'postcss';
import type { TemplateFinding } from './finding.ts';
import { partsIn } from './platform.ts';
import type { Platform } from './platform.ts';
import { filesOf, isScript, pathOf } from './templateFiles.ts';
import type { TemplateFiles } from './templateFiles.ts';

/** Selectors of parts and areas that neither the packages nor the look write, so that the rule applies to nothing. */
export const partFindings = (template: TemplateFiles, { parts }: Platform): TemplateFinding[] => {
  const known = [...parts, ...filesOf(template, isScript).flatMap(([, text]) => partsIn(text))];
  return filesOf(template, /\.css$/).flatMap(([file, css]) => {
    const findings: TemplateFinding[] = [];
    parse(css).walkRules(({ selector, source }) => {
      for (const [, attribute, name = ''] of selector.matchAll(/\[(data-(?:part|area))="([^"]+)"\]/g)) {
        if (known.includes(name)) continue;
        const guess = nearest(name, known);
        findings.push({
          rule: 'TEMPLATE-PART',
          severity: 'error',
          file: pathOf(template, file),
          line: source?.start?.line ?? 1,
          message: `nothing has ${attribute}="${name}"`,
          hint: guess ? `Did you mean "${guess}"?` : 'docs/slots.md lists the parts of each slot',
        });
      }
    });
    return findings;
  });
};
