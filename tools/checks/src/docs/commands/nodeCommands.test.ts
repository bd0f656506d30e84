import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { nodeCommands } from './nodeCommands.ts';

const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));

describe('a documented command', () => {
  it('a documented command goes through npm or says which Node it needs, on every page', () => {
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/qa.md']));
    const found = pages.flatMap((path) =>
      nodeCommands(readFileSync(join(root, path), 'utf8')).map(({ line, command }) => `${path}:${line} ${command}`),
    );
    expect(found).toEqual([]);
  });

  it('a documented command of npm is a script of this repository', () => {
    const scripts = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts;
    const named = pages
      // The guides are about projects of others.
      .filter((path) => /^(?:docs\/(?!guides)|README|CONTRIBUTING|SECURITY)/.test(path))
      .flatMap((path) =>
        [...readFileSync(join(root, path), 'utf8').matchAll(/npm run (?:-s )?([a-z][\w:-]*)(?! [^`\n]*-w )/g)].map(
          ([, name = '']) => `${path}: ${name}`,
        ),
      );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((text) => !((text.split(': ')[1] ?? '') in scripts))).toEqual([]);
  });

  it.each([
    ['Run `node --import ./tools/sources.ts tools/a.ts`.', ['node --import ./tools/sources.ts tools/a.ts']],
    ['`npm run build`, then `A=1 B="x y" node tools/a.ts && npm test`', ['node tools/a.ts']],
    ['```sh\n$ npm ci && node a.mjs\n```', ['node a.mjs']],
    ['```\nsudo node server.js\ntsx a.ts\n```', ['node server.js', 'tsx a.ts']],
    ['```ts\nnode a.ts\n```', []],
    ['`node` is the runtime; `npx vitest run`, `npm run stock -- node x`, `docker exec web node a.js`', []],
    ['With Node 24: `node a.ts`', []],
    ['With Node 20: `node a.ts`, `node a.mjs`', ['node a.ts']],
    ['It needs Node 24:\n\n```sh\nnode a.ts\n```', []],
    ['It needs Node 24.\n\nNext `node a.ts`', ['node a.ts']],
  ])('a documented command is found in %j', (markdown, commands) => {
    expect(nodeCommands(markdown).map(({ command }) => command)).toEqual(commands);
  });
});
