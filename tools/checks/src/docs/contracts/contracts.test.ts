import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contractAreas } from '@dealer/api/contracts';
import type { Contract } from '@dealer/api/contracts';
import { analyticsEvents, analyticsName } from '@dealer/core/analytics';
import type { AnalyticsEventId } from '@dealer/core/analytics';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { contractPages } from './contractPages.ts';
import { schemaRows } from './schemaRows.ts';

const contracts = contractAreas.flatMap((area) => area.contracts);
const modules = async (pattern: string): Promise<Record<string, unknown>[]> =>
  Promise.all(
    globSync(pattern, { cwd: join(root, 'packages/api/src') })
      .sort()
      .map(
        async (file) =>
          (await import(/* @vite-ignore */ pathToFileURL(join(root, 'packages/api/src', file)).href)) as Record<
            string,
            unknown
          >,
      ),
  );

/** The paths of an object of endpoints, with {} for parameters. */
const pathsOf = (endpoints: object): string[] =>
  Object.values(endpoints).map((path: unknown) =>
    (typeof path === 'function' ? (path as (part: string) => string)('{}') : String(path)).replace(/%7B%7D/g, '{}'),
  );

describe('docs/contracts', () => {
  it('docs/contracts is up to date with the contracts', () => {
    const pages = contractPages();
    const folder = join(root, 'docs/contracts');
    const written = Object.fromEntries(
      readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
    );
    expect(Object.keys(written).sort()).toEqual(Object.keys(pages).sort());
    for (const [file, text] of Object.entries(pages))
      expect(
        written[file] === text,
        `docs/contracts/${file} is older than its contract. Write it anew: npm run write:contracts`,
      ).toBe(true);
  });

  it('docs/contracts has every contract of the package', async () => {
    const declared = (await modules('*/*Contract.ts'))
      .flatMap((module) => Object.values(module))
      .filter((value): value is Contract => typeof value === 'object' && value !== null && 'examples' in value);
    expect(declared.filter((contract) => !contracts.includes(contract)).map(({ name }) => name)).toEqual([]);
    expect(declared.length).toBeGreaterThan(10);
  });

  it('docs/contracts has a contract for every endpoint', async () => {
    const paths = (await modules('*/*ndpoints.ts'))
      .flatMap((module) => Object.values(module).filter((value) => typeof value === 'object' && value !== null))
      .flatMap((endpoints) => pathsOf(endpoints as object));
    const known = new Set(
      contracts.map(({ path }) => path.replace(/\{\w+\}/g, '{}').replace(/^\/site\.json$/, 'site.json')),
    );
    expect(paths.length).toBeGreaterThan(10);
    expect(
      paths.filter((path) => !known.has(path) && !contracts.some((contract) => contract.path.startsWith(`${path}/`))),
    ).toEqual([]);
  });
});

describe.each(contracts.map((contract) => [contract.name, contract] as const))('the contract "%s"', (_, contract) => {
  it('each contract accepts its own examples', () => {
    for (const { query, request, answer, params = {} } of contract.examples) {
      for (const [schema, value] of [
        [contract.query, query],
        [contract.request, request],
        [typeof contract.answer === 'string' ? undefined : contract.answer, answer],
      ] as const) {
        if (schema === undefined)
          expect(contract.answer === 'unread' || typeof contract.answer === 'string' || value === undefined).toBe(true);
        else expect(schema.safeParse(value).error?.issues).toBeUndefined();
      }
      expect([...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()).toEqual(
        Object.keys(params).sort(),
      );
    }
  });

  it('explains only fields that it has', () => {
    const names = new Set(
      [contract.query, contract.request, typeof contract.answer === 'string' ? undefined : contract.answer].flatMap(
        (schema) => (schema ? schemaRows(schema).map(({ name }) => name) : []),
      ),
    );
    expect(Object.keys(contract.fields ?? {}).filter((name) => !names.has(name))).toEqual([]);
  });

  it('states what a page does on each error', () => {
    expect(contract.errors.length).toBeGreaterThan(0);
  });
});

it('the list of contracts has one name and one call for each contract', () => {
  expect(new Set(contracts.map(({ name }) => name)).size).toBe(contracts.length);
  expect(new Set(contracts.map(({ method, path }) => `${method} ${path}`)).size).toBe(contracts.length);
});

it('calls every analytics event by the name of its page', () => {
  const emitted = globSync('packages/storefront/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\./.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /kind: 'analytics', id: (?:(\d+)|analyticsEvents\.(\w+)), name: '([^']+)'/g,
        ),
      ].map(([, id, key, name]) => ({
        file,
        id: id === undefined ? analyticsEvents[key as keyof typeof analyticsEvents] : Number(id),
        name,
      })),
    );
  expect(emitted.length).toBeGreaterThan(3);
  expect(emitted.filter(({ id, name }) => analyticsName(id as AnalyticsEventId) !== name)).toEqual([]);
});
