import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { exportLists } from './exportLists.ts';
import { readExports } from './readExports.ts';

const lists = exportLists(readExports());
const folders = globSync('{packages,tools}/*/package.json', { cwd: root })
  .map((file) => dirname(file))
  .sort();

/** The imports of a text from this repository that its packages do not export. */
const wrongImports = (text: string): string[] =>
  [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@dealer\/([^/']+)\/([^']+)'/g)].flatMap(
    ([, names = '', name = '', subpath = '']) => {
      const known = new Set((lists[name]?.[subpath] ?? []).map((one) => one.replace('type ', '')));
      // It passes another library on, whose names are not listed.
      if ([...known].some((one) => one.startsWith('* from '))) return [];
      return names
        .split(',')
        .map((one) => one.trim().replace('type ', ''))
        .filter((one) => one !== '' && !known.has(one))
        .map((one) => `${one} of @dealer/${name}/${subpath}`);
    },
  );

describe('the README', () => {
  it.each(folders)(
    'the README of %s says what it may import and how to test it, and imports only what exists',
    (folder) => {
      const text = readFileSync(join(root, folder, 'README.md'), 'utf8');
      expect(text).toMatch(/^# @dealer\//);
      expect(text).toMatch(/may import/i);
      expect(text).toMatch(/nx test|vitest run/);
      expect(wrongImports(text)).toEqual([]);
    },
  );

  it.each(folders.filter((folder) => folder.startsWith('packages/')))(
    'the README of %s shows how to install it, and an import',
    (folder) => {
      const text = readFileSync(join(root, folder, 'README.md'), 'utf8');
      expect(text).toMatch(new RegExp(`npm install .*@dealer/${basename(folder)}`));
      expect(text).toContain(` from '@dealer/${basename(folder)}/`);
    },
  );

  it('the README is refused with an import that does not exist', () => {
    expect(wrongImports("import { noSuchName } from '@dealer/core/price';")).toEqual([
      'noSuchName of @dealer/core/price',
    ]);
  });
});
