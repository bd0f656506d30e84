import type { DemoUse } from './demoUses.ts';
import { listsOf } from '@dealer/vite/sections';
import type { PageFolder, SectionFolder } from '@dealer/vite/sections';

const head = `# Sections

Written by \`npm run write:settings\` from the folders of pages and sections in \`packages/storefront/src\`. Do not edit.

A page is a list of sections: \`{ "section": "featured", "id": "utes", "settings": { "limit": 3 }, "when": { "site": "tags.certifiedBadge" } }\`.
\`id\` distinguishes sections of the same name on one page. \`when\` shows the section only if a setting of the site is set (\`site\`: its path) or the page's vehicle is \`available\`, \`sold\`, \`new\`, \`demo\` or \`used\` (\`vehicle\`).
On a page with areas \`top\` is above its heading and \`main\` below it; a section without an area is below all of them.
Each section names the first look or demo site that lists it, and each setting the first that sets it.

`;

const shown = (value: unknown): string => (value === undefined ? '' : `\`${JSON.stringify(value)}\``);

/** One example is enough, and a new look or site does not change the page. */
const firstOf = ([use]: readonly DemoUse[]): string => use?.by ?? '';

const oneSection = (
  { name, description, settings, definition, page }: SectionFolder,
  demoUses: readonly DemoUse[],
): string => {
  const uses = demoUses.filter(({ section }) => section === name);
  const only = page === undefined ? '' : ` Only on the page \`${page}\`.`;
  return [
    `\n## ${name}\n\n${description}${only}\n`,
    ...(uses.length === 0 ? [] : [`\nIn a list of: ${firstOf(uses)}.\n`]),
    ...(settings.length === 0
      ? []
      : [
          '\n| setting | default | what it does | shown by |\n|---|---|---|---|\n',
          ...settings.map(
            (setting) =>
              `| \`${setting.name}\` | ${shown(definition.settings?.[setting.name]?.default)} | ${setting.description} | ${firstOf(uses.filter((use) => use.settings.includes(setting.name)))} |\n`,
          ),
        ]),
  ].join('');
};

const code = (text: string): string => `\`${text}\``;

const pageRow = ({ description, page }: PageFolder): string =>
  Object.entries(listsOf(page))
    .map(
      ([name, list]) =>
        `| ${code(name)} | ${description} | ${(page.areas ?? []).map(code).join(', ')} | ${list.map(({ section }) => code(section)).join(', ')} |\n`,
    )
    .join('');

/** The reference page of pages and their sections. */
export const sectionsMarkdown = (
  sections: readonly SectionFolder[],
  pages: readonly PageFolder[],
  uses: readonly DemoUse[],
): string =>
  [
    head,
    '| page | what it is | areas | its sections, where neither look nor site has others |\n|---|---|---|---|\n',
    ...pages.map(pageRow),
    ...sections.map((section) => oneSection(section, uses)),
  ].join('');
