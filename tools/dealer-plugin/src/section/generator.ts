import type { GeneratorCallback, Tree } from '@nx/devkit';
import { formatted } from '../formatted.ts';
import { assertComponentName, assertFree, assertLook, lowerFirst } from '../names.ts';
import { listOwnSections } from './listOwnSections.ts';
import { registerSection, registry } from './registerSection.ts';

type Options = { name: string; template?: string; page?: string };

const sectionFile = (from: string): string => `import { nullable, filledText } from '@dealer/core/settings';
import { defineSection } from '${from}';

/** A heading with a sentence below it. */
export const section = defineSection({
  settings: {
    /** Its heading; null: the section is not shown. */
    title: nullable(filledText()),
    /** The sentence below the heading; null: none. */
    text: nullable(filledText()),
  },
});
`;

const componentFile = (name: string, from: string): string => `import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import type { SectionProps } from '${from}';
import type { section } from './section.ts';

/** A heading with a sentence below it. */
export const ${name} = ({ id, settings: { title, text } }: SectionProps<typeof section>) =>
  title === null ? null : (
    <Section labelledBy={\`\${id}-heading\`}>
      <SectionHeading id={\`\${id}-heading\`} title={title} text={text ?? undefined} />
    </Section>
  );
`;

const placeholderFile = (name: string): string => `import { Section } from '@dealer/ui/Section';

/** Shown while the section loads; about as high as the section, so that the layout does not shift. */
export const ${name}Placeholder = () => (
  <Section>
    <div style={{ minBlockSize: '4.5rem' }} />
  </Section>
);
`;

/** A shared section is shown as pages show it; one of a look is shown by itself. */
const storiesFile = (name: string, template: string | undefined, stage: string): string => {
  const settings = (text: string): string =>
    template === undefined
      ? `args: { items: [{ section: '${lowerFirst(name)}', settings: ${text} }] }`
      : `args: { id: 'example', settings: ${text} }`;
  const component = template === undefined ? 'SectionStage' : name;
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${component} } from '${template === undefined ? stage : `./${name}.tsx`}';

const meta = {
  component: ${component},
  ${template === undefined ? '' : `globals: { template: '${template}' },`}
  ${settings("{ title: 'Open on Saturday', text: 'Nine to three.' }")},
} satisfies Meta<typeof ${component}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Open on Saturday' })).toBeVisible();
    await expect(canvas.getByText('Nine to three.')).toBeVisible();
  },
};
export const Empty: Story = {
  ${settings('{ title: null, text: null }')},
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
`;
};

/**
 * A section that pages can list: of every look, or of one alone (`template`), or of one page alone (`page`).
 *
 * @example
 * npx nx g @dealer/tools-dealer-plugin:section OpenDay --template coast
 */
const sectionGenerator = (tree: Tree, { name, template, page }: Options): GeneratorCallback => {
  assertComponentName(name);
  if (template !== undefined) assertLook(tree.root, template);
  const sources = template === undefined ? 'packages/storefront/src' : `apps/${template}/src`;
  if (page !== undefined && !tree.exists(`${sources}/pages/${page}/page.ts`))
    throw new Error(`${sources}/pages/${page}/page.ts does not exist. Name a page of packages/storefront.`);
  const folder = page === undefined ? `${sources}/sections/${name}` : `${sources}/pages/${page}/sections/${name}`;
  assertFree(tree, folder);
  const up = page === undefined ? '../../' : '../../../../';
  const shared = page === undefined ? '../section.ts' : `${up}sections/section.ts`;
  const from = template === undefined ? shared : '@dealer/storefront/sections';
  tree.write(`${folder}/section.ts`, sectionFile(from));
  tree.write(`${folder}/${name}.tsx`, componentFile(name, from));
  tree.write(`${folder}/${name}Placeholder.tsx`, placeholderFile(name));
  tree.write(`${folder}/${name}.stories.tsx`, storiesFile(name, template, `${up}test/SectionStage.tsx`));
  const isShared = template === undefined && page === undefined;
  if (isShared) registerSection(tree, name);
  if (template !== undefined) listOwnSections(tree, template);
  return formatted(
    tree.root,
    [folder, ...(isShared ? [registry] : [])],
    [
      `${folder}: a page lists it as { "section": "${lowerFirst(name)}" }.`,
      ...(page === undefined
        ? []
        : [`  Name it in sections of pages/${page}/page.ts, and its component next to it: npm run check:pages`]),
    ],
  );
};

export default sectionGenerator;
