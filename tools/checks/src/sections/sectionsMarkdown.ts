import type { SectionFolder } from './readSections.ts';

const head = `# Sections

Written from the folders of \`packages/storefront/src/sections\` by \`tools/checks/src/sections/writeSections.ts\`. Do not edit.

A page is a list of sections: \`{ "section": "featured", "id": "utes", "settings": { "limit": 3 }, "when": { "site": "tags.certifiedBadge" } }\`.
\`id\` tells sections of the same name on one page apart. \`when\` puts the section on the page only where a setting of the site is there (\`site\`: its path) or the page's vehicle is \`available\`, \`sold\`, \`new\`, \`demo\` or \`used\` (\`vehicle\`).
`;

const shown = (value: unknown): string => (value === undefined ? '' : `\`${JSON.stringify(value)}\``);

const oneSection = ({ name, description, settings, definition }: SectionFolder): string => {
  const isForVehicles = definition.pages !== undefined && !definition.pages.includes('content');
  return [
    `\n## ${name}\n\n${description}${isForVehicles ? ' Only on vehicle pages.' : ''}\n`,
    ...(settings.length === 0
      ? []
      : [
          '\n| setting | default | what it does |\n|---|---|---|\n',
          ...settings.map(
            (setting) =>
              `| \`${setting.name}\` | ${shown(definition.settings?.[setting.name]?.default)} | ${setting.description} |\n`,
          ),
        ]),
  ].join('');
};

/**
 * The reference page of sections.
 *
 * @example
 * sectionsMarkdown(await readSections()) // => '# Sections\n...'
 */
export const sectionsMarkdown = (sections: readonly SectionFolder[]): string =>
  head + sections.map(oneSection).join('');
