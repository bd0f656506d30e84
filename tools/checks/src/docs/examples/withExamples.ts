import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';

/** A comment that names a file, and the block of code after it. */
const example = /<!-- example: (\S+) -->\n+```(\w*)\n[\s\S]*?```/g;

/** The files whose code a text shows, by their paths in the repository. */
export const exampleFiles = (text: string): string[] => [...text.matchAll(example)].map(([, file = '']) => file);

/**
 * A text with the present code of the files that it shows. The files are parts of projects that a test builds and opens, so what
 * readers copy works.
 */
export const withExamples = (
  text: string,
  read: (file: string) => string = (file) => readFileSync(join(root, file), 'utf8'),
): string =>
  text.replace(
    example,
    (_, file: string, language: string) =>
      `<!-- example: ${file} -->\n\n\`\`\`${language}\n${read(file).trimEnd()}\n\`\`\``,
  );

/** The texts with examples: the packages' READMEs and the guides. */
export const exampleTexts = (): string[] =>
  globSync(['packages/*/README.md', 'docs/guides/*.md'], { cwd: root }).sort();
