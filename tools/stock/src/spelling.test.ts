import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aFeed, aFeedRecord } from './aFeed.ts';
import { importFeed } from './importFeed.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-spelling-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const imported = async (name: string, text: string): Promise<Record<string, unknown>[]> => {
  const [feed, out] = [join(folder, name), join(folder, 'cars.ndjson')];
  await writeFile(feed, text);
  await importFeed({ feed, out, now: Date.UTC(2026, 2, 15) });
  expect((await readdir(folder)).sort()).toEqual(['cars.ndjson', name].sort());
  return (await readFile(out, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
};
const holden = (model: string, colour: string) =>
  aFeedRecord({ Brand: 'Holden', Model: model, Title: `2018 Holden ${model} SV6`, ColourExtInt: colour });

describe('the spelling of facet values', () => {
  it('the spelling of facet values is the most frequent one of the feed, for each attribute by itself, with make and model together to match', async () => {
    const docs = await imported(
      'feed.csv',
      aFeed([holden('UTE', 'WHITE'), holden('Ute', 'White'), holden('Ute', 'WHITE'), holden('Astra', 'Red')]),
    );
    expect(docs.map(({ model, make_model: pair, colour }) => [model, pair, colour])).toEqual([
      ['Ute', 'Holden Ute', 'WHITE'],
      ['Ute', 'Holden Ute', 'WHITE'],
      ['Ute', 'Holden Ute', 'WHITE'],
      ['Astra', 'Holden Astra', 'Red'],
    ]);
  });

  it('the spelling of facet values is the first one where two are equally frequent', async () => {
    const docs = await imported('feed.csv', aFeed([holden('UTE', 'Red'), holden('Ute', 'red')]));
    expect(docs.map(({ model, colour }) => [model, colour])).toEqual([
      ['UTE', 'Red'],
      ['UTE', 'Red'],
    ]);
  });

  it('the spelling of facet values is the usual one for makes that differ in hyphens, case, accents and spaces', async () => {
    const car = (brand: string, model: string) =>
      aFeedRecord({ Brand: brand, Model: model, Title: `2018 ${brand} ${model} Sport` });
    const docs = await imported(
      'feed.csv',
      aFeed([
        car('Mercedes Benz', 'C200'),
        car('MERCEDES-BENZ', 'C200'),
        car('Mercedes–Benz', 'C200'),
        car('mercedesbenz', 'C200'),
        car('Citroën', 'C4'),
        car('citroen', 'C4'),
        car('LandRover', 'Defender'),
        car('Land-Rover', 'Defender'),
        car('VW', 'Golf'),
        car('Zástava', 'Yugo'),
        car('ZASTAVA', 'Yugo'),
        car('Zástava', 'Yugo'),
      ]),
    );
    expect(docs.map(({ make, make_model: pair, badge }) => [make, pair, badge])).toEqual([
      ...Array.from({ length: 4 }, () => ['Mercedes-Benz', 'Mercedes-Benz C200', 'Sport']),
      ...Array.from({ length: 2 }, () => ['Citroen', 'Citroen C4', 'Sport']),
      ...Array.from({ length: 2 }, () => ['Land Rover', 'Land Rover Defender', 'Sport']),
      ['Volkswagen', 'Volkswagen Golf', 'Sport'],
      ...Array.from({ length: 3 }, () => ['Zástava', 'Zástava Yugo', 'Sport']),
    ]);
  });

  it('the spelling of facet values is one for models whose addresses are the same, and not for others', async () => {
    const mazda = (model: string) => aFeedRecord({ Brand: 'Mazda', Model: model, Title: `2018 Mazda ${model} Maxx` });
    const docs = await imported('feed.csv', aFeed(['CX-5', 'CX 5', 'CX-5', 'MX5', 'G10', 'G10+'].map(mazda)));
    expect(docs.map(({ make_model: pair }) => pair)).toEqual([
      ...['Mazda CX-5', 'Mazda CX-5', 'Mazda CX-5', 'Mazda MX5', 'Mazda G10', 'Mazda G10+'],
    ]);
  });

  it('the spelling of facet values is the usual one for the makes of car documents, whose names are plain text', async () => {
    const [one, two] = await imported(
      'feed.json',
      JSON.stringify([
        {
          id: 1,
          slug: 'a',
          make: 'Mercedes Benz',
          model: 'C200',
          make_model: 'Mercedes Benz C200',
          badge: 'AMG &amp; <b>Tow</b>',
        },
        { id: 2, slug: 'b', make: 'Kia', model: 'Rio', make_model: 'Kia Rio', stocknum: 'AB-12 34' },
      ]),
    );
    expect(one).toMatchObject({ make: 'Mercedes-Benz', make_model: 'Mercedes-Benz C200', badge: 'AMG & Tow' });
    expect(two).toMatchObject({ make: 'Kia', stocknum: 'AB-12 34', identifiers: ['AB1234'] });
  });

  it('the spelling of facet values is one in lists and in car documents too; other texts and numbers stay', async () => {
    const car = { make: 'Kia', model: 'Rio', name: '2019 Kia RIO', year: 2019, custom_rank: 5 };
    const docs = await imported(
      'feed.json',
      JSON.stringify([
        { ...car, id: 1, slug: 'a', filtered_features: ['Sunroof', 'Tow Bar'] },
        { ...car, id: 2, slug: 'b', filtered_features: ['SUNROOF'], name: '2019 KIA Rio' },
      ]),
    );
    expect(docs).toMatchObject([
      { filtered_features: ['Sunroof', 'Tow Bar'], name: '2019 Kia RIO', year: 2019, custom_rank: 5 },
      { filtered_features: ['Sunroof'], name: '2019 KIA Rio' },
    ]);
  });
});
