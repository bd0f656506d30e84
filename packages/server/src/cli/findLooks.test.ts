import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findLooks, siteFolders } from './findLooks.ts';

const folder = mkdtempSync(join(tmpdir(), 'dealer-looks-'));
for (const [file, text] of Object.entries({
  'looks/coast/dist/index.html': '',
  'looks/coast/dist-server/template.json': '{"name":"coast"}',
  'looks/city/dist/index.html': '',
  'looks/unbuilt/package.json': '{}',
  'my-project/dist/index.html': '',
  'my-project/dist-server/template.json': '{"name":"harbour"}',
})) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
afterAll(() => rmSync(folder, { recursive: true }));
const looks = join(folder, 'looks');
const project = join(folder, 'my-project');

describe('the looks that a server finds', () => {
  it('the looks that a server finds are the built ones of a folder, all or those that are named', () => {
    expect(findLooks(looks).map(({ template }) => template)).toEqual(['city', 'coast']);
    expect(findLooks(looks, ['coast'])).toEqual([{ template: 'coast', folder: join(looks, 'coast') }]);
  });

  it('the looks that a server finds are the project itself where it is one look, by the name of its template', () => {
    expect(findLooks(project)).toEqual([{ template: 'harbour', folder: project }]);
  });

  it('the looks that a server finds are refused by name where there are none', () => {
    expect(() => findLooks(looks, ['coast', 'unbuilt'])).toThrow('no built look called unbuilt. Built: city, coast.');
    expect(() => findLooks(join(folder, 'nowhere'))).toThrow('has no built look');
  });

  it('the looks that a server finds have their sites next to them, or in a folder for all', () => {
    expect(siteFolders(findLooks(project), undefined)).toEqual({ harbour: project });
    expect(siteFolders(findLooks(project), '/srv/sites')).toEqual({ harbour: '/srv/sites/harbour' });
  });
});
