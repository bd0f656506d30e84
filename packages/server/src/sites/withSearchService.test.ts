import { describe, expect, it } from 'vitest';
import { withSearchService } from './withSearchService.ts';

const search = { host: 'http://127.0.0.1:7700', apiKey: '' };
const demo = JSON.stringify({
  slug: 'a',
  search: { searchFilter: 'dealership_id = 3', columns: 4 },
  services: { images: { kind: 'plain' } },
});

describe('withSearchService', () => {
  it('withSearchService points the search elsewhere and leaves the rest of the file', () => {
    expect(JSON.parse(withSearchService(demo, search))).toEqual({
      slug: 'a',
      search: { searchFilter: 'dealership_id = 3', columns: 4 },
      services: { images: { kind: 'plain' }, search },
    });
  });

  it('withSearchService points sign-in elsewhere too, on request', () => {
    const auth = { url: 'http://localhost:4400', anonKey: 'preview' };
    expect(JSON.parse(withSearchService(demo, search, { auth }))).toMatchObject({
      services: { images: { kind: 'plain' }, search, auth },
    });
  });

  it('withSearchService lets a demo site show an index of one’s own, whose dealerships have other ids', () => {
    expect(JSON.parse(withSearchService(demo, search, { ownStock: true }))).toMatchObject({ search: { columns: 4 } });
    expect(withSearchService(demo, search, { ownStock: true })).not.toContain('searchFilter');
  });

  it('withSearchService serves a broken file unchanged: the storefront reports the problem', () => {
    expect(withSearchService('{"slug":', search)).toBe('{"slug":');
  });
});
