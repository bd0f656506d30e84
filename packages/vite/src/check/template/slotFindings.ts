import { nearest } from '@dealer/core/site-check';
import { slotContract } from '@dealer/ui/slots';
import type { TemplateFinding } from './finding.ts';
import { markupParts, slotModule } from './markupParts.ts';
import { importsOf, lineOf, memberNames, memberOf, readScript, templateObject } from './scriptSource.ts';
import { filesOf, isScript, pathOf } from './templateFiles.ts';
import type { TemplateFiles } from './templateFiles.ts';

const templateFile = 'src/template.ts';
const contract: Readonly<Record<string, readonly string[]>> = slotContract;

/** Names that give a slot more than its props: the whole site or the storefront. */
const siteImports = /^(Site|SiteDoc|useStorefront)$/;

const siteFindings = (template: TemplateFiles): TemplateFinding[] =>
  filesOf(template, /^src\/slots\//)
    .filter(([file]) => isScript.test(file))
    .flatMap(([file, text]) =>
      importsOf(readScript(file, text))
        .filter(({ imported, from }) => siteImports.test(imported) && from.startsWith('@dealer/'))
        .map(({ imported, line }) => ({
          rule: 'TEMPLATE-SLOT-SITE' as const,
          severity: 'error' as const,
          file: pathOf(template, file),
          line,
          message: `a slot takes ${imported}`,
          hint: 'A slot gets a finished model and callbacks: read what its props have',
        })),
    );

const contractFindings = (template: TemplateFiles): TemplateFinding[] => {
  const text = template.files.get(templateFile);
  if (text === undefined) return [];
  const source = readScript(templateFile, text);
  const slots = memberOf(templateObject(source), 'slots');
  return (memberNames(slots) ?? []).flatMap(({ name, node }): TemplateFinding[] => {
    const location = { severity: 'error' as const, file: pathOf(template, templateFile), line: lineOf(node) };
    if (!Object.hasOwn(contract, name)) {
      const guess = nearest(name, Object.keys(contract));
      const hint =
        guess === undefined ? `Write one of: ${Object.keys(contract).join(', ')}` : `Did you mean "${guess}"?`;
      return [{ ...location, rule: 'TEMPLATE-SLOT', message: `"${name}" is not a slot`, hint }];
    }
    const entry = memberOf(slots, name);
    const module = entry && slotModule(source, entry, name);
    if (module === undefined) return [];
    const markup = markupParts(template, module);
    if (markup === undefined)
      return [
        {
          ...location,
          rule: 'TEMPLATE-SLOT',
          message: `${module.file} has no ${module.name} for the slot ${name}`,
          hint: `Export a component called ${module.name} there`,
        },
      ];
    // The default of a package is checked with the package.
    if (!module.file.startsWith('src/')) return [];
    return (contract[name] ?? [])
      .filter((part) => !markup.parts.has(part))
      .map((part) => ({
        rule: 'TEMPLATE-SLOT-PART',
        severity: 'error',
        file: pathOf(template, module.file),
        line: markup.line,
        message: `${name} draws no data-part="${part}"`,
        hint: `Put it on its element, or use the part of @dealer/ui that has it (docs/slots.md)`,
      }));
  });
};

/** Slots that do not exist, that lack a required `data-part`, that take a whole site. */
export const slotFindings = (template: TemplateFiles): TemplateFinding[] => [
  ...contractFindings(template),
  ...siteFindings(template),
];
