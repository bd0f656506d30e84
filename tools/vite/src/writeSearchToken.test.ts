import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { workspaceRoot } from './paths.ts';
import { writeSearchToken } from './writeSearchToken.ts';

const key = { key: 'b'.repeat(64), uid: '6062abda-a5aa-4414-ac91-ecd7944c0f8d' };
const now = Date.UTC(2026, 10, 23);
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-token-'));
  file = join(folder, 'site.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a site file of a static host', () => {
  it('a site file of a static host gets a new token, and is otherwise as before', async () => {
    copyFileSync(join(workspaceRoot, 'apps/classic/sites/kauri-motor-group/site.json'), file);
    const before = JSON.parse(readFileSync(file, 'utf8')) as { services?: { search?: object } };
    expect(await writeSearchToken(file, key, { now, hours: 48 })).toEqual(new Date('2026-11-25T00:00:00Z'));
    const after = JSON.parse(readFileSync(file, 'utf8')) as { services: { search: { apiKey: string } } };
    const { apiKey } = after.services.search;
    expect(after).toEqual({
      ...before,
      services: { ...before.services, search: { ...before.services?.search, apiKey } },
    });
    const rules = JSON.parse(Buffer.from(apiKey.split('.')[1] ?? '', 'base64url').toString('utf8')) as object;
    expect(JSON.stringify(rules)).toContain('show_on_dealer_website = true');
    expect(readdirSync(folder)).toEqual(['site.json']);
  });

  it('a site file of a static host with a mistake stays as it is', async () => {
    const text = '{"template":"classic","slug":7}';
    writeFileSync(file, text);
    await expect(writeSearchToken(file, key, { now, hours: 48 })).rejects.toThrow('has mistakes');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
