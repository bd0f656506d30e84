import type { DemoUse } from './demoUses.ts';
import type { SectionFolder } from './readSections.ts';
import { sectionPages } from './sectionPages.ts';

const head = `# Sections

Written from the folders of \`packages/storefront/src/sections\` by \`tools/checks/src/sections/writeSections.ts\`. Do not edit.

A page is a list of sections: \`{ "section": "featured", "id": "utes", "settings": { "limit": 3 }, "when": { "site": "tags.certifiedBadge" } }\`.
\`id\` distinguishes sections of the same name on one page. \`when\` shows the section only if a setting of the site is set (\`site\`: its path) or the page's vehicle is \`available\`, \`sold\`, \`new\`, \`demo\` or \`used\` (\`vehicle\`).
Each section names the first look or demo site that lists it, and each setting the first that sets it.
`;

const shown = (value: unknown): string => (value === undefined ? '' : `\`${JSON.stringify(value)}\``);

/** One example is enough, and a new look or site does not change the page. */
const firstOf = ([use]: readonly DemoUse[]): string => use?.by ?? '';

const oneSection = (
  { name, description, settings, definition }: SectionFolder,
  demoUses: readonly DemoUse[],
): string => {
  const uses = demoUses.filter(({ section }) => section === name);
  const { pages = ['content'] } = definition;
  const isForAny = pages.includes('content') || pages.includes('own');
  const only = isForAny ? '' : ` Only on ${pages.map((page) => sectionPages[page]).join(' and ')}.`;
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

/**
 * The reference page of sections.
 *
 * @example
 * sectionsMarkdown(await readSections(), demoUses()) // => '# Sections\n...'
 */
export const sectionsMarkdown = (sections: readonly SectionFolder[], uses: readonly DemoUse[]): string =>
  head + sections.map((section) => oneSection(section, uses)).join('');
