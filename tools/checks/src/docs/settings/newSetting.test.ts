import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Check from '@dealer/core/site-check';
import type * as Site from '@dealer/core/site';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programOf } from '../../rules/lint/productProgram.ts';
import { root } from '../../root.ts';
import { settingsReference } from './settingsPage.ts';
import { siteSettingsList } from './siteSettingsList.ts';

mkdirSync(join(root, '.tmp'), { recursive: true });
const folder = mkdtempSync(join(root, '.tmp/new-setting-'));
const at = (path: string): string => join(folder, 'src', path);
const load = async <Module>(path: string): Promise<Module> =>
  (await import(/* @vite-ignore */ pathToFileURL(at(path)).href)) as Module;

beforeAll(() => {
  cpSync(join(root, 'packages/core/src'), at('.'), { recursive: true });
  // The only edit.
  const table = at('site/settings/search.ts');
  const edited = readFileSync(table, 'utf8').replace(
    '    /** Vehicles for each page of results. */\n',
    '    /** Seconds after which results are requested again. */\n    refreshSeconds: wholeNumber(5, 600, 60),\n$&',
  );
  writeFileSync(table, edited);
  writeFileSync(
    at('uses.ts'),
    [
      "import type { Site, SiteDoc } from './site/index.ts';",
      'export const right = (site: Site): number => site.search.refreshSeconds;',
      'export const doc: SiteDoc = { search: { refreshSeconds: 30 } };',
      "export const wrong: SiteDoc = { search: { refreshSeconds: 'often' } };",
    ].join('\n'),
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a new setting, one line in the table', { timeout: 120_000 }, () => {
  const site = { slug: 'yard', name: 'Yard', url: 'https://yard.example' };

  it('a new setting is in the type of a site and of its file', () => {
    const program = programOf([at('uses.ts')]);
    const found = program.getSemanticDiagnostics(program.getSourceFile(at('uses.ts')));
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([
      "Type 'string' is not assignable to type 'number'.",
    ]);
  });

  it('a new setting has its default, and is checked in the first load and in full', async () => {
    const { platformDefaults, readSite } = await load<typeof Site>('site/index.ts');
    const { parseSite } = await load<typeof Check>('site-check/index.ts');
    expect(platformDefaults.search).toMatchObject({ refreshSeconds: 60 });
    const read = (refreshSeconds: unknown) => {
      const input = { doc: { ...site, search: { refreshSeconds } }, templateName: 'coast' };
      return { quick: readSite(input), full: parseSite(input) };
    };
    const { quick, full } = read(30);
    expect(quick).toMatchObject({
      site: { search: { refreshSeconds: 30 } },
      sources: { 'search.refreshSeconds': 'site' },
    });
    expect(full).toEqual(quick);
    expect(read(1)).toMatchObject({
      quick: { kind: 'doubtful' },
      full: { problems: [{ path: 'search.refreshSeconds', message: '1 is too small', hint: 'Write 5 or more' }] },
    });
    expect(parseSite({ doc: { ...site, search: { refreshSecnds: 9 } }, templateName: 'coast' })).toMatchObject({
      problems: [{ hint: 'Did you mean "refreshSeconds"?' }],
    });
  });

  it('a new setting is in the JSON Schema and on the reference page, with its description', async () => {
    const { siteSettings } = await load<typeof Site>('site/index.ts');
    const { siteJsonSchema } = await load<typeof Check>('site-check/index.ts');
    const file = at('site/siteSettings.ts');
    const settings = siteSettingsList(programOf([file]), file, siteSettings);
    const { description } = settings.find(({ path }) => path === 'search.refreshSeconds') ?? {};
    expect(siteJsonSchema((path) => settings.find((setting) => setting.path === path)?.description)).toMatchObject({
      properties: {
        search: {
          properties: { refreshSeconds: { type: 'integer', minimum: 5, maximum: 600, default: 60, description } },
        },
      },
    });
    expect(settingsReference(settings)).toContain(
      '| `search.refreshSeconds` | whole number from 5 to 600 | `60` | Seconds after which results are requested again. | 0.1 |  |',
    );
  });
});
