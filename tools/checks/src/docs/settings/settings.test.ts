import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composedPages } from '@dealer/vite/check';
import { productFiles, programOf } from '../../rules/lint/productProgram.ts';
import { root } from '../../root.ts';
import { pageFile, schemaFile, schemaText, settingsPage } from './settingsPage.ts';
import { isPhrase, siteSettingsList } from './siteSettingsList.ts';
import { unreadSettings } from './unreadSettings.ts';

const files = productFiles();
/** Sources that define, check or generate settings: they name every setting without using it. */
const plumbing = /packages\/(?:mocks|search-engine|vite)\/|core\/src\/(?:settings|site|site-check|site-schema)\//;
/** `npm run check:sites` reads a few settings that no page needs. */
const checks = ['siteFindings.ts', 'siteRules.ts', 'searchKey.ts'].map((name) =>
  join(root, 'packages/vite/src/check/site', name),
);
const settings = siteSettingsList();
const owned = settings.filter(({ expires }) => expires !== undefined);
const expired = (today: string): string[] =>
  owned.filter(({ expires = '' }) => expires < today).map(({ path, owner }) => `${path} (${owner})`);
const write = 'npm run write:settings';

describe('every setting of a site', () => {
  it('every setting of a site is in docs/site-config.md as the table has it', () => {
    const page = readFileSync(pageFile, 'utf8');
    expect(page === settingsPage(page, settings), `docs/site-config.md is older than the table: ${write}`).toBe(true);
    expect(settings.length).toBeGreaterThan(180);
  });

  it('every setting of a site is explained by the JSON Schema of the package, which every demo site names', () => {
    for (const file of globSync('apps/*/sites/*/site.json', { cwd: root })) {
      const { $schema } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { $schema: string };
      expect(resolve(root, dirname(file), $schema), file).toBe(schemaFile);
    }
  });

  it('offers the sections of pages there, each with its own settings', () => {
    const schema = JSON.parse(schemaText(settings)) as {
      $defs: { section: { properties: { section: { anyOf: object[] } }; allOf: { if: object; then: object }[] } };
    };
    const { section } = schema.$defs;
    expect(section.properties.section.anyOf).toContainEqual({
      const: 'hero',
      description: expect.stringContaining('first screen') as string,
    });
    const featured = section.allOf.find((rule) => JSON.stringify(rule.if).includes('"featured"'));
    expect(featured?.then).toMatchObject({
      properties: {
        settings: { additionalProperties: false, properties: { limit: { description: expect.any(String) as string } } },
      },
    });
    expect(JSON.stringify(schema).match(/"\$ref":"#\/\$defs\/section"/g)).toHaveLength(
      2 * Object.keys(composedPages).length,
    );
  });

  it('every setting of a site has a description and a version', () => {
    const silent = settings.filter(
      (setting) => !isPhrase(setting) && (!/^[A-Z`].*[.:]$/.test(setting.description) || setting.since === undefined),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('every setting of a site has an owner where it expires, and has not expired', () => {
    expect(owned.filter(({ owner, expires = '' }) => !owner || !/^\d{4}-\d\d-\d\d$/.test(expires))).toEqual([]);
    expect(expired(new Date().toISOString().slice(0, 10)), 'use it, remove it, or decide anew until when').toEqual([]);
    expect(expired('9999-01-01')).toHaveLength(owned.length);
  });

  it('every setting of a site is used by a page, or has an owner and a date', { timeout: 240_000 }, () => {
    const unread = unreadSettings(
      settings.filter((setting) => !isPhrase(setting)),
      [
        { program: programOf(files), files: files.filter((file) => !plumbing.test(file)) },
        { program: programOf(checks), files: checks },
      ],
    );
    // The list is exact: a setting that is used needs no date.
    expect(unread.sort()).toEqual(owned.map(({ path }) => path).sort());
  });
});
