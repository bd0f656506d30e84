import { siteSlugs } from '../../sites/index.ts';
import { nearest } from '@dealer/core/site-check';
import type { TemplateFinding } from './finding.ts';
import { filesOf, pathOf } from './templateFiles.ts';
import type { TemplateFiles } from './templateFiles.ts';
import { themeFile } from './tokenFindings.ts';

/** More lines of .ts, .tsx and .css, without stories, than a look may have: behaviour that belongs in a package. */
const lineFindings = (template: TemplateFiles): TemplateFinding[] => {
  const lineBudget = template.house?.lines ?? Infinity;
  const counted = filesOf(template, /^src\/(?!.*\.stories\.tsx$).*\.(tsx?|css)$/)
    .map(([file, text]) => ({ file, lines: text.trimEnd().split('\n').length }))
    .sort((one, other) => other.lines - one.lines);
  const total = counted.reduce((sum, { lines }) => sum + lines, 0);
  const [longest] = counted;
  return total <= lineBudget || longest === undefined
    ? []
    : [
        {
          rule: 'TEMPLATE-LINES',
          severity: 'error',
          file: pathOf(template, longest.file),
          line: 1,
          message: `the look has ${total} lines of .ts, .tsx and .css; at most ${lineBudget}`,
          hint: `Start with this file (${longest.lines} lines): what other looks could use belongs to packages/ui or packages/storefront`,
        },
      ];
};

/** A slot or a section of the look without a story: designers do not see it, and its accessibility is not tested. */
const storyFindings = (template: TemplateFiles): TemplateFinding[] => {
  if (template.house === undefined) return [];
  const parts = Map.groupBy(
    [...template.files.keys()].filter((file) => /^src\/(slots|sections)\/[^/]+\//.test(file)),
    (file) => file.split('/').slice(0, 3).join('/'),
  );
  return [...parts].flatMap(([folder, files]): TemplateFinding[] => {
    const name = folder.split('/')[2] ?? '';
    const source = files.find((file) => file === `${folder}/${name}.tsx`) ?? files[0] ?? folder;
    return files.some((file) => file.endsWith('.stories.tsx'))
      ? []
      : [
          {
            rule: 'TEMPLATE-STORY',
            severity: 'warning',
            file: pathOf(template, source),
            line: 1,
            message: `${name} has no story`,
            hint: `Write ${pathOf(template, `${folder}/${name}.stories.tsx`)}`,
          },
        ];
  });
};

const demoSiteFindings = (template: TemplateFiles): TemplateFinding[] => {
  const config = template.files.get('vite.config.ts') ?? '';
  const named = /\bdefaultSite:\s*['"]([^'"]*)['"]/.exec(config);
  const slugs = siteSlugs(template.folder, undefined);
  const finding = { rule: 'TEMPLATE-DEMO-SITE' as const, severity: 'error' as const };
  if (slugs.length === 0)
    return [
      {
        ...finding,
        file: pathOf(template, 'vite.config.ts'),
        line: 1,
        message: 'the look has no demo site, so that it cannot be started or tested',
        hint: `Write ${pathOf(template, 'sites/<slug>/site.json')}`,
      },
    ];
  const [statement, slug = ''] = named ?? [];
  if (statement === undefined || slugs.includes(slug)) return [];
  const guess = nearest(slug, slugs);
  return [
    {
      ...finding,
      file: pathOf(template, 'vite.config.ts'),
      line: config.slice(0, named?.index).split('\n').length,
      message: `the default site "${slug}" does not exist`,
      hint: guess === undefined ? `Write one of: ${slugs.join(', ')}` : `Did you mean "${guess}"?`,
    },
  ];
};

const neededFiles = ['src/template.ts', themeFile, 'src/main.tsx', 'vite.config.ts', 'index.html', 'package.json'];

/** Missing files, demo sites and stories of a look, and too many lines. */
export const folderFindings = (template: TemplateFiles): TemplateFinding[] => [
  ...neededFiles
    .filter((file) => !template.files.has(file))
    .map((file) => ({
      rule: 'TEMPLATE-FILE' as const,
      severity: 'error' as const,
      file: pathOf(template, file),
      line: 1,
      message: 'the file is missing',
      hint: 'Write it, as another look has it',
    })),
  ...demoSiteFindings(template),
  ...storyFindings(template),
  ...lineFindings(template),
];
