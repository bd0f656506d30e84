import type { GeneratorCallback, Tree } from '@nx/devkit';
import { formatted } from '../formatted.ts';
import { assertComponentName, assertFree, assertLook, lowerFirst } from '../names.ts';
import { sectionExamples } from './examples.ts';
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

const placeholderFile = (name: string, minBlockSize: string): string => `import { Section } from '@dealer/ui/Section';

/** Shown while the section loads; about as high as the section, so that the layout does not shift. */
export const ${name}Placeholder = () => (
  <Section>
    <div style={{ minBlockSize: '${minBlockSize}' }} />
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

/** What a look's section is for; `undefined`: any page. */
const exampleFor = (page: string | undefined) => {
  const example = sectionExamples[page ?? ''];
  if (page !== undefined && !example)
    throw new Error(`A look has no examples for ${page}. Choose --page ${Object.keys(sectionExamples).join(', ')}.`);
  return example;
};

/**
 * A section that pages can list: of every look, or of one alone (`template`), or of one page alone (`page`). With both it is a working
 * example of a look's section that reads what the page shows.
 */
const sectionGenerator = (tree: Tree, { name, template, page }: Options): GeneratorCallback => {
  assertComponentName(name);
  return template === undefined ? sharedSection(tree, name, page) : lookSection(tree, name, template, page);
};

const lookSection = (tree: Tree, name: string, look: string, page: string | undefined): GeneratorCallback => {
  assertLook(tree.root, look);
  const folder = `apps/${look}/src/sections/${name}`;
  assertFree(tree, folder);
  const from = '@dealer/storefront/sections';
  const example = exampleFor(page)?.(name, look);
  tree.write(`${folder}/section.ts`, example?.definition ?? sectionFile(from));
  tree.write(`${folder}/${name}.tsx`, example?.component ?? componentFile(name, from));
  tree.write(`${folder}/${name}Placeholder.tsx`, placeholderFile(name, example?.minBlockSize ?? '4.5rem'));
  tree.write(`${folder}/${name}.stories.tsx`, example?.stories ?? storiesFile(name, look, ''));
  listOwnSections(tree, look);
  const list = page === undefined || page === 'content' ? 'home' : page;
  const item = `{ section: '${lowerFirst(name)}' }`;
  return formatted(
    tree.root,
    [folder],
    [
      `${folder}: list it in pages of apps/${look}/src/template.ts:`,
      list === 'home' ? `  home: [..., ${item}]` : `  ${list}: { add: [${item}] }`,
    ],
  );
};

const sharedSection = (tree: Tree, name: string, page: string | undefined): GeneratorCallback => {
  const sources = 'packages/storefront/src';
  if (page !== undefined && !tree.exists(`${sources}/pages/${page}/page.ts`))
    throw new Error(`${sources}/pages/${page}/page.ts does not exist. Name a page of packages/storefront.`);
  const folder = page === undefined ? `${sources}/sections/${name}` : `${sources}/pages/${page}/sections/${name}`;
  assertFree(tree, folder);
  const up = page === undefined ? '../../' : '../../../../';
  const from = page === undefined ? '../section.ts' : `${up}sections/section.ts`;
  tree.write(`${folder}/section.ts`, sectionFile(from));
  tree.write(`${folder}/${name}.tsx`, componentFile(name, from));
  tree.write(`${folder}/${name}Placeholder.tsx`, placeholderFile(name, '4.5rem'));
  tree.write(`${folder}/${name}.stories.tsx`, storiesFile(name, undefined, `${up}test/SectionStage.tsx`));
  if (page === undefined) registerSection(tree, name);
  return formatted(
    tree.root,
    [folder, ...(page === undefined ? [registry] : [])],
    [
      `${folder}: a page lists it as { "section": "${lowerFirst(name)}" }.`,
      ...(page === undefined
        ? []
        : [`  Name it in sections of pages/${page}/page.ts, and its component next to it: npm run check:pages`]),
    ],
  );
};

export default sectionGenerator;
