import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { manifestOf, publicPackages } from './packPackage.ts';

const installedVersion = (name: string, dependency: string): string => {
  const own = join(root, 'packages', name, 'node_modules', dependency, 'package.json');
  const file = existsSync(own) ? own : join(root, 'node_modules', dependency, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

const dependenciesOf = (name: string): [name: string, range: string][] => {
  const { dependencies, peerDependencies } = manifestOf(`packages/${name}`);
  return Object.entries({ ...dependencies, ...peerDependencies }).filter(([other]) => !other.startsWith('@dealer/'));
};

describe('the ranges of dependencies', () => {
  // Consumers get the newest: the stage `texts` installs them from the registry. React 19.2.0 is tried there too.
  it.each(publicPackages())(
    '%s works with the lowest versions that it allows, because all tests run with them',
    (name) => {
      const untested = dependenciesOf(name).filter(
        ([other, range]) => !/^react(-dom)?$/.test(other) && range !== `^${installedVersion(name, other)}`,
      );
      expect(untested).toEqual([]);
    },
  );

  it.each(publicPackages())('%s pins nothing but packages of the same release', (name) => {
    expect(dependenciesOf(name).filter(([, range]) => !/^(\^|>=)/.test(range))).toEqual([]);
  });
});
