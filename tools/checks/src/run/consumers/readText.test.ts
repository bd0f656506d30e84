import { describe, expect, it } from 'vitest';
import { installLine, readText } from './readText.ts';

describe('readText', () => {
  it('readText returns install lines and the files that the text names, in its order', () => {
    const text = [
      'Start with:\n\n```\nnpm install a\nnpm install --save-dev b\nnode x.mjs\n```\n',
      'The theme, as `tokens.css` has it, is `src/theme.css`:\n\n<!-- example: a/src/theme.css -->\n\n```css\na {}\n```\n',
      'What `src/theme.css` sets wins.\n\n```tsx\n<A />\n```\n',
      '`.env`:\n\n```ini\nA=1\n```\n',
    ].join('\n');
    expect(readText(text)).toEqual([
      { kind: 'install', command: 'npm install a' },
      { kind: 'install', command: 'npm install --save-dev b' },
      { kind: 'file', file: 'src/theme.css', content: 'a {}\n' },
      { kind: 'file', file: '.env', content: 'A=1\n' },
    ]);
  });

  it('readText writes no file outside the folder', () => {
    expect(readText('Write `../x.ts`:\n\n```ts\n1\n```\n\n`/src/x.ts`:\n\n```ts\n1\n```\n')).toEqual([]);
  });
});

describe('installLine', () => {
  const versionOf = (name: string) => (name === 'react' ? '19.3.1' : undefined);

  it('installLine pins what is not ours', () => {
    expect(installLine('npm install @dealer/ui react', 'npm', versionOf)).toEqual([
      'install',
      '@dealer/ui',
      'react@19.3.1',
    ]);
  });

  it('installLine speaks the language of the package manager', () => {
    expect(installLine('npm install --save-dev vite', 'yarn', versionOf)).toEqual(['add', '--dev', 'vite']);
    expect(installLine('npm install --save-dev vite', 'pnpm', versionOf)).toEqual(['add', '--save-dev', 'vite']);
    expect(installLine('npm install', 'pnpm', versionOf)).toEqual(['install']);
  });
});
