import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { manifestOf, publicPackages } from '../../run/publish/packPackage.ts';
import { withAddresses, withLinks } from '../../run/publish/withAddresses.ts';
import { componentReadme, withComponentList } from './componentList.ts';
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

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Addresses in a text that lead to another file of the repository, which the package's tarball does not have. */
const localLinks = (text: string): string[] =>
  [...text.matchAll(/\]\(((?!https?:|#)[^)]+)\)/g)].map(([, to = '']) => to);

const repository = String(manifestOf('.').repository);

/** Files of the repository to which a text leads by the repository's address. */
const linkedFiles = (text: string): string[] =>
  text
    .split(`](${repository}/tree/main/`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.search(/[#)]/)));

describe('a package as others install it', () => {
  it.each(publicPackages())('the README of %s has no dead links and no command of this repository alone', (name) => {
    const text = textOf(`packages/${name}/README.md`);
    expect(localLinks(text)).toEqual([]);
    expect(text).not.toContain('nx ');
  });

  it.each(publicPackages())('links of the README of %s lead to documents that the repository has', (name) => {
    const text = textOf(`packages/${name}/README.md`);
    expect(withLinks(text, repository)).toBe(text);
    expect(linkedFiles(text).filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(text.match(/`docs\/[\w./-]+`/g) ?? []).toEqual([]);
  });

  it('links of a README follow the repository when it gets a public address', () => {
    const link = (address: string) =>
      `[deploy](${address}/tree/main/docs/deploy.md#keys), [npm](https://www.npmjs.com/)`;
    expect(withLinks(link(repository), 'https://git.city.com/dealer')).toBe(link('https://git.city.com/dealer'));
    expect(linkedFiles(link(repository))).toEqual(['docs/deploy.md']);
  });

  it.each(publicPackages())('the README of %s has each of its subpaths', (name) => {
    const text = textOf(`packages/${name}/README.md`);
    const silent = Object.keys(lists[name] ?? {}).filter((subpath) => !new RegExp(`/${subpath}\\b`).test(text));
    expect(silent).toEqual([]);
  });

  it.each(publicPackages())('the tarball of %s has its exports.json, which its README may name', (name) => {
    expect(manifestOf(`packages/${name}`).files).toContain('exports.json');
  });

  it.each(publicPackages())('the manifest of %s has the addresses of the repository', (name) => {
    const manifest = textOf(`packages/${name}/package.json`);
    expect(withAddresses(manifest, repository, `packages/${name}`)).toBe(manifest);
  });

  it('the README of ui lists its components (npm run write:exports)', () => {
    const readme = readFileSync(componentReadme, 'utf8');
    expect(withComponentList(readme)).toBe(readme);
  });

  it('a link to a file of the repository is a dead one', () => {
    expect(localLinks('[a](../../docs/a.md) [b](https://a.example) [c](#c)')).toEqual(['../../docs/a.md']);
  });
});

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
