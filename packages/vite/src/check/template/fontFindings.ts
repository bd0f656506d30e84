import { parse } from 'postcss';
import { styleProperties } from './customProperties.ts';
import type { TemplateFinding } from './finding.ts';
import { pathOf } from './templateFiles.ts';
import type { TemplateFiles } from './templateFiles.ts';
import { themeFile } from './tokenFindings.ts';

/** The names of a list of font families, without quotation marks. */
const familiesOf = (value: string): string[] =>
  value.split(',').map((name) => name.trim().replaceAll(/^["']|["']$/g, ''));

/** The font families that a theme loads, and those that have the metrics of another one. */
const facesOf = (css: string): { loaded: Set<string>; matched: Set<string> } => {
  const loaded = new Set<string>();
  const matched = new Set<string>();
  parse(css).walkAtRules('font-face', (face) => {
    const values = new Map<string, string>();
    face.walkDecls(({ prop, value }) => void values.set(prop, value));
    const [name = ''] = familiesOf(values.get('font-family') ?? '');
    if (values.get('src')?.includes('url(')) loaded.add(name);
    else if (values.has('size-adjust') && values.has('ascent-override')) matched.add(name);
  });
  return { loaded, matched };
};

/** Web fonts that a theme uses without a fallback of their metrics: the page moves when the font arrives. */
export const fontFindings = (template: TemplateFiles): TemplateFinding[] => {
  const css = template.files.get(themeFile);
  if (css === undefined) return [];
  const { loaded, matched } = facesOf(css);
  return styleProperties(css)
    .set.filter(({ name }) => /^--font-(text|heading|price)$/.test(name))
    .flatMap(({ name, value, line }) => {
      const [family = '', next = ''] = familiesOf(value);
      if (!loaded.has(family) || matched.has(next)) return [];
      return [
        {
          rule: 'TEMPLATE-FONT' as const,
          severity: 'error' as const,
          file: pathOf(template, themeFile),
          line,
          message: `${name}: "${family}" has no fallback with its metrics, so that the page moves when the font arrives`,
          hint: `Run npm run font -- ${template.name} <package of the font> --for ${name.slice('--font-'.length)}`,
        },
      ];
    });
};
