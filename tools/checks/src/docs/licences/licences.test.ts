import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { licenceFindings, licencesPage } from './licencesPage.ts';
import { isAllowed, readLicences } from './readLicences.ts';
import type { Lock } from './readLicences.ts';
import { softwareBill } from './softwareBill.ts';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

describe('the licences of what ships', () => {
  it('every package that ships has an allowed licence', () => {
    expect(licenceFindings(readLicences(lock))).toEqual([]);
  });

  it('the licences of what ships are in docs/licences.md as package-lock.json has them', () => {
    const page = readFileSync(join(root, 'docs/licences.md'), 'utf8');
    expect(page === licencesPage(readLicences(lock)), 'docs/licences.md is older: npm run write:licences').toBe(true);
  });

  it('the licences of what ships are those of pages and servers, and not of tools for development', () => {
    const where = Object.fromEntries(readLicences(lock).map((one) => [one.name, one.where]));
    expect(where).toMatchObject({ react: 'browser', zod: 'browser', nodemailer: 'server' });
    for (const name of ['playwright', 'storybook', 'eslint', 'smtp-server']) expect(where).not.toHaveProperty(name);
  });

  it('the licences of what ships include packages that only another package needs, in the version that it finds', () => {
    const found = readLicences({
      packages: {
        'apps/classic': { dependencies: { a: '1' } },
        'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } },
        'node_modules/a/node_modules/b': { version: '2.0.0', license: 'GPL-3.0-only' },
        'node_modules/b': { version: '1.0.0', license: 'MIT' },
      },
    });
    expect(licenceFindings(found)).toEqual(['b 2.0.0 (browser): the licence GPL-3.0-only is not allowed.']);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['(MIT AND GPL-3.0-only)', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
    [undefined, false],
  ])('the licences of what ships: %s: allowed is %s', (licence, allowed) => {
    expect(isAllowed(licence)).toBe(allowed);
  });
});

describe('the bill of materials', () => {
  const { components } = softwareBill(lock, '0.1.0');

  it('the bill of materials has each package that ships, with licence and checksum', () => {
    expect(components.map(({ purl }) => purl)).toContain('pkg:npm/%40meilisearch/instant-meilisearch@0.31.3');
    expect(components).toHaveLength(readLicences(lock).length);
    expect(components.find(({ name }) => name === 'react')).toMatchObject({
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    });
  });

  it('the bill of materials has no address of a package server', () => {
    expect(JSON.stringify(components)).not.toMatch(/https?:/);
  });
});
