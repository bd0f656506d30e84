import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';

const page = readFileSync(join(root, 'docs/slots.md'), 'utf8');

/** The parts that slots are built from, or place. */
const folders = [
  ...[
    'HeaderParts',
    'FooterParts',
    'HomeHero',
    'HeroSearchForm',
    'HeroBudgetForm',
    'HeroMedia',
    'HeroFilm',
    'SearchLayout',
    'FilterBar',
  ],
  ...['VehicleLayout', 'Gallery', 'VehicleSummary', 'VehicleDetails', 'PageContents', 'FoldSection', 'PageState'],
  ...['VehicleCardParts', 'PriceBlock', 'Tags', 'Facts'],
];

it.each(folders)('the page about slots lists every data-part of %s', (folder) => {
  const path = join(root, 'packages/ui/src', folder);
  const parts = readdirSync(path)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.stories.') && !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(join(path, file), 'utf8').matchAll(/data-part="([\w-]+)"/g)])
    .map(([, part]) => part!);
  expect(parts.filter((part) => !page.includes(`\`${part}\``))).toEqual([]);
});
