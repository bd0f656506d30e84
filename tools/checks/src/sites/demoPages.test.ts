import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gatedPage, isOnSite, siteRows } from '@dealer/core/routes';
import { root } from '../root.ts';
import { siteOf } from '@dealer/vite/check';

// The site files as production reads them; the mock backend adds services of its own.
const sites = globSync('apps/*/sites/*/site.json', { cwd: root }).flatMap((file) => {
  const [, template = '', , slug = ''] = file.split('/');
  return siteOf({ file, text: readFileSync(join(root, file), 'utf8'), slug, template }) ?? [];
});

it('every page of the storefront exists on a demo site in production', () => {
  const names = new Set(sites.flatMap((site) => siteRows(site).map(({ row }) => row.name)));
  const shown = new Set(
    sites.flatMap((site) => siteRows(site).flatMap(({ row }) => (isOnSite(row, site) ? [row.name] : []))),
  );
  expect(names.size).toBeGreaterThan(20);
  expect([...names].filter((name) => !shown.has(name))).toEqual([]);
});

it('a demo site without a sign-in service takes online payments', () => {
  const open = sites.filter(
    (site) =>
      siteRows(site).some(({ row }) => row.name === 'onlinePayment' && isOnSite(row, site)) &&
      gatedPage('onlinePayment', site) === undefined,
  );
  expect(open).not.toEqual([]);
});
