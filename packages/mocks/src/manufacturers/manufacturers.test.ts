import { brandDirectory, brandsContent } from '@dealer/core/brands';
import { describe, expect, it } from 'vitest';
import { manufacturers } from './index.ts';

describe('the manufacturers of the sample data', () => {
  it('the manufacturers of the sample data are 140 valid ones with unique slugs', () => {
    expect(new Set(manufacturers.map(({ slug }) => slug)).size).toBe(140);
    expect(manufacturers).toHaveLength(140);
    const read = brandsContent.read({ items: manufacturers });
    expect(read?.problems).toEqual([]);
    expect(brandDirectory(read?.items ?? []).map(({ brands }) => brands.length)).toEqual([70, 30, 25, 15]);
  });
});
