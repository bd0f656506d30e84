import { describe, expect, it } from 'vitest';
import { aFeedRecord } from './aFeed.ts';
import { createIdentities } from './identity.ts';

const name = '2018 Toyota Corolla';

describe('createIdentities', () => {
  it('createIdentities gives a record the same id in every run and at any position of the feed', () => {
    const alone = createIdentities()(aFeedRecord(), name);
    const identify = createIdentities();
    identify(aFeedRecord({ Price: '1' }), name);
    expect(identify(aFeedRecord(), name)).toEqual(alone);
  });

  it('createIdentities tells equal records apart by their order', () => {
    const identify = createIdentities();
    const [one, two] = [identify(aFeedRecord(), name), identify(aFeedRecord(), name)];
    expect(one.id).not.toBe(two.id);
    expect(one.slug).not.toBe(two.slug);
  });

  it('createIdentities makes an address of name and stock number', () => {
    const { slug, stocknum } = createIdentities()(aFeedRecord(), '2018 Mercedes-Benz C200 Coupé');
    expect(stocknum).toMatch(/^D[0-9A-Z]{6}$/);
    expect(slug).toBe(`2018-mercedes-benz-c200-coupe-${stocknum.toLowerCase()}`);
  });
});
