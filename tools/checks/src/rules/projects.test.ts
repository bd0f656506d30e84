import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { templates } from '@dealer/tools-vite/looks';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';

/** The roots of the projects that would run a target after these files changed. */
const affectedBy = (files: string[], target: string): string[] => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/.bin/nx'),
      'show',
      'projects',
      '--affected',
      '--files',
      files.join(','),
      '--with-target',
      target,
      '--json',
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } },
  );
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as string[]).sort();
};

it('the repository needs the Node version of the package that needs the newest', () => {
  const needed = (file: string): number[] => {
    const { engines } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { engines?: { node: string } };
    const [major = 0, minor = 0] = (engines?.node ?? '>=0').slice(2).split('.').map(Number);
    return [major, minor];
  };
  const [newest] = globSync('packages/*/package.json', { cwd: root })
    .map(needed)
    .sort(([a = 0, b = 0], [c = 0, d = 0]) => c - a || d - b);
  expect(needed('package.json')).toEqual(newest);
});

describe('the Nx targets', () => {
  let targets: Record<string, string[]>;
  let outputs: Record<string, string[] | undefined>;
  beforeAll(async () => {
    const { nodes } = await createProjectGraphAsync({ exitOnError: false });
    targets = Object.fromEntries(
      Object.values(nodes).map(({ data }) => [data.root, Object.keys(data.targets ?? {})] as const),
    );
    outputs = Object.fromEntries(Object.values(nodes).map(({ data }) => [data.root, data.targets?.build?.outputs]));
  }, 60_000);

  it('lint, test and type-check every project', () => {
    const incomplete = Object.entries(targets).filter(
      ([, names]) => !['lint', 'test', 'typecheck'].every((name) => names.includes(name)),
    );
    expect(Object.keys(targets).length).toBeGreaterThan(10);
    expect(incomplete).toEqual([]);
  });

  it.each(templates())('build, serve and e2e-test %s', (look) => {
    expect(targets[`apps/${look}`]).toEqual(expect.arrayContaining(['build', 'serve', 'e2e']));
  });

  it.each(templates())('the Nx targets restore both builds of %s from the cache: the files and the server', (look) => {
    expect(outputs[`apps/${look}`]).toEqual(['{projectRoot}/dist', '{projectRoot}/dist-server']);
  });

  it('the Nx targets run for a changed file in the projects that depend on it, and in no others', {
    timeout: 60_000,
  }, () => {
    const apps = templates().map((look) => `@dealer/${look}`);
    const afterUi = affectedBy(['packages/ui/package.json'], 'test');
    expect(afterUi).toEqual(
      expect.arrayContaining([...apps, '@dealer/ui', '@dealer/storefront', '@dealer/tools-checks']),
    );
    expect(afterUi.filter((name) => ['@dealer/core', '@dealer/search', '@dealer/mocks'].includes(name))).toEqual([]);
    expect(affectedBy([`apps/${templates()[0]}/package.json`], 'serve')).toEqual([apps[0]]);
  });
});
