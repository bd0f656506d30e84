import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from './paths.ts';
import { sourceOf } from './sources.ts';

describe('sourceOf', () => {
  it.each([
    ['@dealer/core/price', 'packages/core/src/price/index.ts'],
    ['@dealer/search-engine/node', 'packages/search-engine/src/node/index.ts'],
    ['@dealer/mocks/stockWorker?worker', 'packages/mocks/src/stockWorker/index.ts?worker'],
    ['@dealer/ui/styles/neutral.css', 'packages/ui/src/styles/neutral.css'],
  ])('sourceOf reads %s from %s', (specifier, file) => {
    expect(sourceOf(specifier)).toBe(join(workspaceRoot, file));
  });

  it.each(['@dealer/core/site.schema.json', '@dealer/core', 'react', './price.ts'])(
    'sourceOf leaves %s to the usual resolution',
    (specifier) => {
      expect(sourceOf(specifier)).toBeUndefined();
    },
  );
});
