import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexSettings } from '@dealer/core/stock';
import { expect, it } from 'vitest';
import { root } from '../root.ts';

it('the InstantSearch guide lists every field that an index can sort by', () => {
  const guide = readFileSync(join(root, 'docs/guides/instantsearch-page.md'), 'utf8');
  const sentence = /The fields that the index can sort by are (.*?)\. /.exec(guide)?.[1] ?? '';
  const named = [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual([...indexSettings.sortableAttributes].sort());
});
