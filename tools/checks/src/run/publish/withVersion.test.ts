import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { lockWithVersion, withVersion } from './withVersion.ts';

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the version of a release', () => {
  it('the version of a release is written to a manifest and to its dependencies on our own packages', () => {
    const manifest = {
      name: '@dealer/api',
      version: '0.1.0',
      dependencies: { '@dealer/core': '0.1.0', zod: '4.6.7' },
      devDependencies: { '@dealer/mocks': '0.1.0' },
    };
    expect(JSON.parse(withVersion(JSON.stringify(manifest), '0.2.0'))).toEqual({
      name: '@dealer/api',
      version: '0.2.0',
      dependencies: { '@dealer/core': '0.2.0', zod: '4.6.7' },
      devDependencies: { '@dealer/mocks': '0.2.0' },
    });
  });

  it('the version of a release changes nothing else in a manifest or in the lock of the repository', () => {
    const { version } = JSON.parse(textOf('package.json')) as { version: string };
    expect(withVersion(textOf('packages/api/package.json'), version)).toBe(textOf('packages/api/package.json'));
    expect(lockWithVersion(textOf('package-lock.json'), version)).toBe(textOf('package-lock.json'));
  });

  it('leaves no workspace of the lock at another version', () => {
    const { packages } = JSON.parse(lockWithVersion(textOf('package-lock.json'), '9.9.9')) as {
      packages: Record<string, { version?: string; dependencies?: Record<string, string> }>;
    };
    const own = Object.entries(packages).filter(([folder]) => /^(packages|apps|tools)\/[^/]+$/.test(folder));
    expect(own.length).toBeGreaterThan(10);
    for (const [, { version, dependencies = {} }] of own) {
      expect(version).toBe('9.9.9');
      for (const [name, range] of Object.entries(dependencies))
        if (name.startsWith('@dealer/')) expect(range).toBe('9.9.9');
    }
  });
});
