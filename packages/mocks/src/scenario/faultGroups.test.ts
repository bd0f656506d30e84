import { routes } from '@dealer/core/routes';
import { expect, it } from 'vitest';
import { charters } from '../pages/charters.ts';
import { faultGroups } from './faultGroups.ts';
import { scenarios } from './scenario.ts';

it('each group of faults has a scenario, and pages that exist', () => {
  const used = new Set<string>(Object.values(scenarios).map(({ group }) => group));
  const pages = new Set<string>(routes.map(({ name }) => name));
  for (const [group, row] of Object.entries(faultGroups)) {
    expect(used).toContain(group);
    for (const page of row.pages === 'every' ? [] : row.pages) expect(pages).toContain(page);
  }
});

it('each group of faults is part of a charter', () => {
  const tried = new Set(charters.flatMap(({ broken }) => broken));
  expect(Object.keys(faultGroups).filter((group) => !tried.has(group as 'api'))).toEqual(['spin']);
});
