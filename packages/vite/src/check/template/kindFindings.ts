import { tokenProperty } from '@dealer/ui/styles';
import { transform } from 'lightningcss';
import { styleProperties } from './customProperties.ts';
import type { TemplateFinding } from './finding.ts';
import type { Platform } from './platform.ts';
import { resolveValue, schemes } from './resolveValue.ts';
import { pathOf } from './templateFiles.ts';
import type { TemplateFiles } from './templateFiles.ts';
import { themeFile } from './tokenFindings.ts';

/** Whether a value is one of a CSS property. */
const isValueOf = (property: string, value: string): boolean => {
  // The parser knows `none` of some properties only together with others.
  if (value === 'none') return property === 'box-shadow' || property === 'border';
  try {
    let isKnown = true;
    transform({
      filename: 'a.css',
      code: Buffer.from(`a{${property}:${value}}`),
      visitor: {
        Declaration: (declaration) => {
          if (declaration.property === 'unparsed') isKnown = false;
        },
      },
    });
    return isKnown;
  } catch {
    return false;
  }
};

/**
 * Tokens whose value is of another kind than the token, such as a colour for a radius. Colours have a finding of their own.
 */
export const kindFindings = (template: TemplateFiles, { tokens }: Platform): TemplateFinding[] => {
  const css = template.files.get(themeFile);
  if (css === undefined) return [];
  const { set } = styleProperties(css);
  const own = new Map(set.map((property) => [property.name, property.value]));
  const valueOf = (name: string): string | undefined => own.get(name) ?? tokens.get(name)?.value;
  return set.flatMap(({ name, value, line }) => {
    const property = tokenProperty(name);
    if (!tokens.has(name) || property === undefined || property === 'color') return [];
    const values = schemes.map((scheme) => resolveValue(value, { scheme, valueOf }));
    // What is defined nowhere has a finding of its own.
    if (values.every((one) => one.includes('var(') || isValueOf(property, one))) return [];
    return [
      {
        rule: 'TEMPLATE-TOKEN-KIND' as const,
        severity: 'error' as const,
        file: pathOf(template, themeFile),
        line,
        message: `${name} is "${value}", which is no value of ${property}`,
        hint: `Write for example "${tokens.get(name)?.value}"`,
      },
    ];
  });
};
