import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isOnSite, firstRoutes, headerMenu, sitePaths } from '@dealer/core/routes';
import type { NavItem } from '@dealer/core/site';
import { root } from '../root.ts';
import { siteOf } from '@dealer/vite/check';

const hrefs = ({ href, items = [] }: NavItem): (string | undefined)[] => [href, ...items.flatMap(hrefs)];

it.each(globSync('apps/*/sites/*/site.json', { cwd: root }))(
  'the header of %s leads to every directory that the site has',
  (file) => {
    const [, template = '', , slug = ''] = file.split('/');
    const site = siteOf({ file, text: readFileSync(join(root, file), 'utf8'), slug, template });
    if (site === undefined) throw new Error(`${file} cannot be read.`);
    const wanted = firstRoutes
      .filter(({ name }) => ['offers', 'models', 'brands', 'blog', 'dealerLocator'].includes(name))
      .filter((row) => isOnSite(row, site))
      .map(({ patterns }) => patterns[0]);
    expect(headerMenu(site, sitePaths(site)).flatMap(hrefs)).toEqual(expect.arrayContaining(wanted));
  },
);
