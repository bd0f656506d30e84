import { createHmac } from 'node:crypto';
import { aSite } from '@dealer/core/testing';
import { describe, expect, it } from 'vitest';
import { createSearchTokens, searchToken } from './searchToken.ts';

const key = { key: 'a'.repeat(64), uid: '6062abda-a5aa-4414-ac91-ecd7944c0f8d' };
const now = Date.UTC(2026, 10, 23);
const site = aSite({ search: { searchFilter: 'dealership_slug = "north"', excludeMakes: ['Ford'] } });

const read = (token: string): unknown => {
  const [head = '', payload = '', signature] = token.split('.');
  expect(signature).toBe(createHmac('sha256', key.key).update(`${head}.${payload}`).digest('base64url'));
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
};

describe('the search token of a site', () => {
  it("carries the site's own stock that may be shown, departed or not, and ends", async () => {
    const own = {
      filter: '(show_on_dealer_website = true) AND ((dealership_slug = "north") AND (NOT make IN ["Ford"]))',
    };
    expect(read(await searchToken(site, key, { now, hours: 48 }))).toEqual({
      searchRules: { [`${site.search.indexName}_gone`]: own, [site.search.indexName]: own },
      apiKeyUid: key.uid,
      exp: now / 1_000 + 48 * 3_600,
    });
  });

  it('the search token of a site does not contain the key that a site’s search token is signed with', async () => {
    const token = await searchToken(site, key, { now, hours: 1 });
    expect(token + Buffer.from(token, 'base64').toString('latin1')).not.toContain(key.key);
  });

  it('the search token of a site is renewed by the server each hour, before the last one ends, and is another one for another dealer', async () => {
    let time = now;
    const tokenOf = createSearchTokens(key, { now: () => time });
    const first = await tokenOf(site);
    time += 59 * 60_000;
    expect(await tokenOf(site)).toBe(first);
    time += 60_000;
    const second = await tokenOf(site);
    expect((read(second) as { exp: number }).exp - (read(first) as { exp: number }).exp).toBe(3_600);
    expect(read(await tokenOf(aSite()))).not.toEqual(read(second));
  });
});
