import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { partSource } from './partSource.ts';

const root = join(import.meta.dirname, '../../../..');

it('names the part, the slot and a source file that exists', () => {
  const found = partSource('no-such-look', ['price', 'vehicle-card']);
  expect(found).toMatch(/^data-part "price" of VehicleCard, packages\/ui\/src\/\S+\.tsx$/);
  expect(existsSync(join(root, found.split(', ')[1] ?? ''))).toBe(true);
});

it('names a part outside of any slot, and says so where there is no part', () => {
  expect(partSource('no-such-look', ['section'])).toBe('data-part "section", packages/ui/src/Section/Section.tsx');
  expect(partSource('no-such-look', ['no-such-part'])).toBe('data-part "no-such-part"');
  expect(partSource('no-such-look', [])).toBe('outside of any data-part');
});
