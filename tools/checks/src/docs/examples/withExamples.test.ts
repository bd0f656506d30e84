import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTemplate } from '@dealer/tools-vite/looks';
import { describe, expect, it } from 'vitest';
import { publicPackages } from '../../run/publish/packPackage.ts';
import { root } from '../../root.ts';
import { exampleFiles, exampleTexts, withExamples } from './withExamples.ts';

describe('withExamples', () => {
  it('withExamples replaces the block after a comment, and no other', () => {
    const text = 'A\n<!-- example: a.mjs -->\n```js\nold();\n```\n\n```js\nother();\n```\n';
    expect(withExamples(text, (file) => `// ${file}\n`)).toBe(
      'A\n<!-- example: a.mjs -->\n\n```js\n// a.mjs\n```\n\n```js\nother();\n```\n',
    );
  });
});

describe('the READMEs of the packages and the guides', () => {
  it.each(exampleTexts())('%s shows the code that is tested (npm run write:examples)', (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(withExamples(text)).toBe(text);
  });

  it.each(publicPackages().filter((name) => !['create-site', 'storefront', 'vite'].includes(name)))(
    '%s has an example of a project that the tests build',
    (name) => {
      const files = exampleFiles(readFileSync(join(root, 'packages', name, 'README.md'), 'utf8'));
      expect(files.filter((file) => file.startsWith('tools/consumers/'))).not.toEqual([]);
    },
  );

  // The stage `consumer` builds a look on the packed packages.
  it('storefront shows the entry of a look', () => {
    const readme = readFileSync(join(root, 'packages/storefront/README.md'), 'utf8');
    expect(readme).toContain(readFileSync(join(root, 'apps', defaultTemplate(), 'src/main.tsx'), 'utf8'));
  });
});
