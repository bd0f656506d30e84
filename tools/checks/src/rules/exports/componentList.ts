import { join } from 'node:path';
import { readAllFacts } from '../../../../../.storybook/componentFacts.ts';
import { root } from '../../root.ts';

/** The README that lists the components of `@dealer/ui`. */
export const componentReadme = join(root, 'packages/ui/README.md');

const marked = /(<!-- components -->\n)[\s\S]*?(<!-- \/components -->)/;

const firstSentence = (text: string): string => /^[\s\S]*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

/** A list of the components in the groups of Storybook, each with the first sentence of its docstring. */
export const componentList = (): string =>
  [...Map.groupBy(readAllFacts(root), ({ group }) => group)]
    .map(([group, facts]) => {
      const lines = facts.map(({ name, purpose }) => `- \`/${name}\`: ${firstSentence(purpose[0]?.text ?? '')}`);
      return `### ${group}\n\n${lines.join('\n')}\n`;
    })
    .join('\n');

/** A README with the present list of components between its two comments. */
export const withComponentList = (readme: string): string =>
  readme.replace(marked, (_, start: string, end: string) => `${start}\n${componentList()}\n${end}`);
