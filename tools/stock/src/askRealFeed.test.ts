import { existsSync } from 'node:fs';
import { ask } from '@dealer/core/ask';
import { aSite } from '@dealer/core/testing';
import { expect, it } from 'vitest';
import { realDocuments, realFeedFile as feed } from './realFeed.ts';

const isThere = feed !== undefined && existsSync(feed);
const now = Date.UTC(2026, 10, 27);
const attributes =
  'make model make_model simple_body item_type fuel transmission drive colour categories filtered_features certified city location_name dealership_name state'.split(
    ' ',
  );

/** Sentences of many kinds; what each must give is tested in core. */
const sentences = [
  'Hi, I am looking for a reliable automatic hatchback under $15,000 with low kms please',
  'toyota hilux or ford ranger 4x4 dual cab diesel, 2018 or newer, less than 100,000 km, under 50 grand',
  'seven seater hybrid suv not a mitsubishi, up to $200 a week, near Blacktown',
  'mitsubushi outlandr, hyundia tuscon, volkswagon tigaun or subaru forrester with towbar and leather seats',
  'something completely different with words that no vehicle of the whole stock has in any of its many fields',
];

it.skipIf(!isThere)(
  `reads a sentence in 2 ms with the values of your feed${isThere ? '' : ' (skipped: DEALER_FEED names no file)'}`,
  { timeout: 120_000 },
  async () => {
    const values = new Map(attributes.map((attribute) => [attribute, new Set<string>()]));
    for (const doc of await realDocuments<Record<string, unknown>>())
      for (const [attribute, known] of values)
        for (const value of [doc[attribute]].flat()) if (value !== undefined) known.add(String(value));
    const facetValues = Object.fromEntries([...values].map(([attribute, known]) => [attribute, [...known]]));
    const ctx = { facetValues, site: aSite(), now };
    // Other programs of the machine take time too: the quickest of several runs is that of the parser.
    const times = sentences.map((sentence) =>
      Math.min(
        ...Array.from({ length: 40 }, () => {
          const start = performance.now();
          ask(sentence, ctx);
          return performance.now() - start;
        }),
      ),
    );
    const slowest = Math.max(...times);
    console.log(`The slowest sentence takes ${slowest.toFixed(2)} ms, with ${facetValues['model']!.length} models.`);
    expect(slowest).toBeLessThan(2);
    // Every make of the feed is understood as what it is.
    const missed = facetValues['make']!.filter(
      (make) => ask(`used ${make} under 20k`, ctx).state.refinements['make']?.[0] !== make,
    );
    expect(missed).toEqual([]);
  },
);
