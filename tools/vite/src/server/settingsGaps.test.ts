import { indexSettingsFor } from '@dealer/core/stock';
import { createEngine } from '@dealer/search-engine/engine';
import { describe, expect, it, vi } from 'vitest';
import { checkSearchServer, settingsGaps } from './settingsGaps.ts';

describe('settingsGaps', () => {
  it('finds nothing to say about the settings that the importer sends, nor about patterns that cover more', () => {
    expect(settingsGaps(indexSettingsFor(16_733), 16_733)).toEqual([]);
    expect(
      settingsGaps({ ...indexSettingsFor(16_733), filterableAttributes: [{ attributePatterns: ['*'] }] }, 16_733),
    ).toEqual([]);
  });

  it.each([
    [
      'filters',
      {
        filterableAttributes: indexSettingsFor(1).filterableAttributes.filter(
          (name) => name !== 'price' && name !== 'make',
        ),
      },
      /^It cannot filter by (make, price|price, make)\.$/,
    ],
    [
      'sort orders',
      { sortableAttributes: ['price'] },
      /^It cannot sort by shown_price, shown_price_or_subscription, drive_away_price, created_at_timestamp, km, year, custom_rank, _geo\.$/,
    ],
    [
      'words',
      { searchableAttributes: indexSettingsFor(1).searchableAttributes.filter((name) => name !== 'badge') },
      /^It does not search in badge\.$/,
    ],
    ['bounds on what is searched', { searchableAttributes: ['*'] }, /^It searches in \* as well/],
    [
      'fields that pages show',
      { displayedAttributes: indexSettingsFor(1).displayedAttributes.filter((name) => name !== 'price') },
      /^It does not answer with price\.$/,
    ],
    ['bounds on what is answered', { displayedAttributes: ['*'] }, /^It answers with \* as well/],
    [
      'exact stock numbers',
      { typoTolerance: { disableOnAttributes: ['vin'] } },
      /^It takes stocknum, regplate, identifiers with typing errors/,
    ],
    ['words of the trade', { synonyms: {} }, /^It lacks \d+ of \d+ synonyms, such as "/],
    ['the order of rules', { rankingRules: ['words', 'sort', 'custom_rank:desc'] }, /"sort" is not the first/],
    ['the order of stock', { rankingRules: ['sort', 'words'] }, /lacks the ranking rule "custom_rank:desc"/],
    ['long lists', { faceting: { maxValuesPerFacet: 100 } }, /lists 100 values of a filter/],
    [
      'the last pages',
      { pagination: { maxTotalHits: 1000 } },
      /shows 1000 of 16733 vehicles \(maxTotalHits\); 20000 are needed/,
    ],
  ])('settingsGaps says when an index lacks %s', (_, change, line) => {
    const gaps = settingsGaps({ ...indexSettingsFor(16_733), ...change }, 16_733);
    expect(gaps).toHaveLength(1);
    expect(gaps[0]).toMatch(line);
  });
});

describe('checkSearchServer', () => {
  const host = 'http://search.invalid/';
  const serve = async (masterKey?: string, settings?: object) => {
    const engine = createEngine({ ...(masterKey !== undefined && { masterKey }) });
    if (settings)
      await engine.handle(
        new Request(`${host}indexes/cars/settings`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${masterKey ?? ''}` },
          body: JSON.stringify(settings),
        }),
      );
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => engine.handle(new Request(input, init)));
  };

  it('checkSearchServer is content with an index that the importer has set up', async () => {
    await serve(undefined, indexSettingsFor(10));
    expect(await checkSearchServer(host, '', 'cars')).toEqual([]);
  });

  it('checkSearchServer says what is missing and what puts it right', async () => {
    await serve(undefined, { ...indexSettingsFor(10), sortableAttributes: [] });
    expect(await checkSearchServer(host, '', 'cars')).toEqual([
      'It cannot sort by price, shown_price, shown_price_or_subscription, drive_away_price, created_at_timestamp, km, year, custom_rank, _geo.',
      `npm run stock -- import <feed> --to ${host} sets them.`,
    ]);
    expect(await checkSearchServer(host, '', 'none')).toEqual([
      `It has no index none. npm run stock -- import <feed> --to ${host} fills it.`,
    ]);
  });

  it('checkSearchServer says why it does not know', async () => {
    await serve('secret', indexSettingsFor(10));
    expect(await checkSearchServer(host, '', 'cars')).toEqual([
      'It answers nobody without a key: pass one that can search with --search-key.',
    ]);
    expect(await checkSearchServer(host, 'wrong', 'cars')).toEqual([
      'It refuses the key: it is unknown or expired, or it cannot search cars.',
    ]);
    const keys = await fetch(`${host}keys`, { headers: { authorization: 'Bearer secret' } });
    const { results } = (await keys.json()) as { results: { key: string; actions: string[] }[] };
    const searchKey = results.find(({ actions }) => actions.join() === 'search')!.key;
    expect(await checkSearchServer(host, searchKey, 'cars')).toEqual([
      'Its settings are not checked: the key may not read them.',
    ]);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect(await checkSearchServer(host, '', 'cars')).toEqual(['It does not answer yet.']);
  });
});
