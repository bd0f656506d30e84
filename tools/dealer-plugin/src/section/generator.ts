import type { GeneratorCallback, Tree } from '@nx/devkit';
import { formatted } from '../formatted.ts';
import { assertComponentName, assertFree, lowerFirst } from '../names.ts';

type Options = { name: string };

const sectionFile = `import { nullable, words } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** A heading with a sentence below it. */
export const section = defineSection({
  arrives: 'near',
  settings: {
    /** Its heading; null: none. */
    title: nullable(words()),
    /** The sentence below the heading; null: none. */
    text: nullable(words()),
  },
});
`;

const componentFile = (name: string): string => `import { OwnSection } from '../OwnSection.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** A heading with a sentence below it. */
export const ${name} = ({ id, settings: { title, text } }: SectionProps<typeof section>) =>
  text === null ? null : (
    <OwnSection id={id} title={title} tone="plain">
      <p>{text}</p>
    </OwnSection>
  );
`;

const storiesFile = (name: string): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: { items: [{ section: '${lowerFirst(name)}', settings: { title: 'Open on Saturday', text: 'Nine to three.' } }] },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Open on Saturday' })).toBeVisible();
    await expect(canvas.getByText('Nine to three.')).toBeVisible();
  },
};
export const Empty: Story = {
  args: { items: [{ section: '${lowerFirst(name)}', settings: { title: 'Nothing yet' } }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
`;

/**
 * A section that pages can list; `npm run write:sections`, which every command runs first, adds it to the registry.
 *
 * @example
 * npx nx g @dealer/tools-dealer-plugin:section OpenDay
 */
const sectionGenerator = (tree: Tree, { name }: Options): GeneratorCallback => {
  assertComponentName(name);
  const folder = `packages/storefront/src/sections/${name}`;
  assertFree(tree, folder);
  tree.write(`${folder}/section.ts`, sectionFile);
  tree.write(`${folder}/${name}.tsx`, componentFile(name));
  tree.write(`${folder}/${name}.stories.tsx`, storiesFile(name));
  return formatted(
    tree.root,
    [folder],
    [
      `${folder}: a page lists it as { "section": "${lowerFirst(name)}" }.`,
      '  npm run write:sections      adds it to the registry, docs/sections.md and the JSON Schema',
    ],
  );
};

export default sectionGenerator;
