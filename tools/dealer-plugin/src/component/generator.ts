import type { GeneratorCallback, Tree } from '@nx/devkit';
import { formatted } from '../formatted.ts';
import { assertComponentName, assertFree, kebabOf } from '../names.ts';

type Options = { name: string };

const componentFile = (name: string): string => `import type { ReactNode } from 'react';
import styles from './${name}.module.css';

export type ${name}Props = { children: ReactNode };

/**
 * A short text in a box.
 *
 * @example
 * <${name}>Open on Saturday</${name}>
 */
export const ${name} = ({ children }: ${name}Props) => (
  <p className={styles['root']} data-part="${kebabOf(name)}">
    {children}
  </p>
);
`;

const styleFile = `@layer dealer.components {
  .root {
    padding: var(--space-4);
    border-radius: var(--radius-m);
    background: var(--color-surface);
    color: var(--color-ink);
  }
}
`;

const storiesFile = (name: string): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = { component: ${name}, args: { children: 'Open on Saturday' } } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open on Saturday')).toBeVisible();
  },
};
export const Long: Story = { args: { children: 'Open on Saturday and Sunday, nine to three. '.repeat(8) } };
`;

const indexFile = (name: string): string => `export { ${name} } from './${name}.tsx';
export type { ${name}Props } from './${name}.tsx';
`;

/** A component of @dealer/ui: markup, styles from tokens, a story. */
const componentGenerator = (tree: Tree, { name }: Options): GeneratorCallback => {
  assertComponentName(name);
  const folder = `packages/ui/src/${name}`;
  assertFree(tree, folder);
  tree.write(`${folder}/${name}.tsx`, componentFile(name));
  tree.write(`${folder}/${name}.module.css`, styleFile);
  tree.write(`${folder}/${name}.stories.tsx`, storiesFile(name));
  tree.write(`${folder}/index.ts`, indexFile(name));
  return formatted(
    tree.root,
    [folder],
    [
      `${folder}: import { ${name} } from '@dealer/ui/${name}'.`,
      `  name it in a group of .storybook/componentGroups.ts`,
      `  npm run test:stories -- ${folder}`,
    ],
  );
};

export default componentGenerator;
