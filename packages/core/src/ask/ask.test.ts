import { describe, expect, it } from 'vitest';
import type { SearchState } from '../search/searchState.ts';
import { aSite } from '../testing/index.ts';
import { ask } from './ask.ts';
import type { AskContext } from './reading.ts';
import { expectedSearches, writtenState } from './test/expectedSearches.ts';
import { stockValues } from './test/stockValues.ts';

const ctx: AskContext = { facetValues: stockValues, site: aSite(), now: Date.UTC(2026, 10, 27) };

const filtersOf = (text: string): string[] => writtenState(ask(text, ctx).state);

describe('ask', () => {
  it('ask gives the search of at least 95 of 100 sentences, and no wrong filter', () => {
    const results = expectedSearches.map(({ text, state, query }) => {
      const given = ask(text, ctx);
      const found = writtenState(given.state);
      const wrong = found.filter((filter) => !state.includes(filter));
      const isRight = found.join() === state.join() && given.state.query === query;
      return {
        text,
        kind: wrong.length > 0 ? 'wrong' : isRight ? 'right' : 'partly',
        found,
        state,
        rest: given.state.query,
        query,
      };
    });
    const count = (kind: string): number => results.filter((result) => result.kind === kind).length;
    console.log(
      `${results.length} sentences: ${count('right')} right, ${count('partly')} partly, ${count('wrong')} wrong.`,
    );
    for (const { kind, text, found, state, rest, query } of results)
      if (kind !== 'right')
        console.log(`${kind}: ${text}\n  found ${found.join('; ')} “${rest}”\n  due   ${state.join('; ')} “${query}”`);
    expect(results.length).toBeGreaterThanOrEqual(400);
    expect(results.flatMap(({ kind, text }) => (kind === 'wrong' ? [text] : []))).toEqual([]);
    expect(count('right') / results.length).toBeGreaterThanOrEqual(0.95);
  });

  it('ask understands a search that it has understood before as it is: its words stay words', () => {
    for (const { text } of expectedSearches) {
      const { state, rest } = ask(text, ctx);
      expect([text, ask(rest, ctx, state).state]).toEqual([text, state]);
    }
  });

  it.each([
    ['ute near 3220', 'location_name=Geelong Yard,simple_body=Ute'],
    ['suv within 50 km of 3220 under 30k', 'location_name=Geelong Yard,price=0:30000,simple_body=SUV'],
    ['30kms from postcode 3220', 'location_name=Geelong Yard'],
    ['in postcode 3220', 'location_name=Geelong Yard'],
    ['under 100000 kms near 3220', 'km=0:100000,location_name=Geelong Yard'],
    ['around 2019', 'year=2018:2020'],
    ['within 50 km of 9999', ''],
    ['hatch near 9999', 'simple_body=Hatch'],
  ])('ask reads a postcode as the yards near it: %s', (text, filters) => {
    const yardsNear = (postcode: string) =>
      postcode === '3220'
        ? { names: ['Geelong Yard', 'A yard without stock'], near: '3220,50,-38.15,144.36' as const }
        : undefined;
    expect(writtenState(ask(text, { ...ctx, yardsNear }).state).join()).toBe(filters);
  });

  it('ask names the postcode near which the yards are, unless there are others too', () => {
    const yards = {
      3220: { names: ['Geelong Yard'], near: '3220,50,-38.15,144.36' },
      3000: { names: ['Melbourne Yard'], near: '3000,50,-37.81,144.96' },
    } as const;
    const facetValues = { ...stockValues, location_name: ['Geelong Yard', 'Melbourne Yard'] };
    const yardsNear = (postcode: string) => yards[postcode as unknown as 3220 | 3000];
    const nearOf = (text: string, from?: SearchState) => ask(text, { ...ctx, facetValues, yardsNear }, from).state.near;
    expect(nearOf('ute near 3220')).toBe('3220,50,-38.15,144.36');
    expect(nearOf('ute near 3220 or near 3000')).toBeUndefined();
    expect(nearOf('ute near 3220 or at Melbourne Yard')).toBeUndefined();
    const from = ask('near 3220', { ...ctx, facetValues, yardsNear }).state;
    expect(nearOf('diesel', from)).toBe('3220,50,-38.15,144.36');
    expect(nearOf('diesel at Melbourne Yard', from)).toBeUndefined();
  });

  it('ask replaces filters of the same kind, and leaves the others', () => {
    const from = ask('red toyota hilux under 40k in Geelong', ctx).state;
    expect(writtenState(ask('ford ranger, blue', ctx, from).state)).toEqual([
      'city=Geelong',
      'colour=Blue',
      'make=Ford',
      'model=Ranger',
      'price=0:40000',
    ]);
  });

  it('ask has only filters whose values are in the index, or whose numbers are in the text', () => {
    const parts = [
      'toyota',
      'not',
      'under',
      '20k',
      '$',
      'diesel',
      '7',
      'seater',
      'or',
      'km',
      'cheap',
      '2019',
      '-',
      'to',
      'near',
      'Hāwera',
      'zzz',
      'a',
      'week',
    ];
    let seed = 7;
    const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    for (let run = 0; run < 3_000; run += 1) {
      const text = Array.from(
        { length: 1 + Math.floor(random() * 9) },
        () => parts[Math.floor(random() * parts.length)],
      ).join(random() < 0.9 ? ' ' : '');
      const { refinements, ranges } = ask(text, ctx).state;
      for (const [attribute, values] of Object.entries(refinements))
        for (const value of values)
          expect([
            text,
            attribute,
            value,
            /^(?:year|seats|car_type)$/.test(attribute) || stockValues[attribute]?.includes(value),
          ]).toEqual([text, attribute, value, true]);
      if (Object.keys(ranges).length > 0) expect(text).toMatch(/7|20|19/);
    }
  });

  it.each([
    ['emoji', '🚗💨 🔥🔥 👍'],
    ['SQL', "' OR 1=1; DROP TABLE cars; --"],
    ['a filter of the index', 'vin = 1 OR price < 1'],
    ['markup', '<script>alert(1)</script>'],
    ['right-to-left text', 'سيارة رخيصة للبيع'],
    ['Hebrew', 'מכונית משפחתית זולה'],
    ['Chinese', '便宜的家庭用车'],
    ['Japanese', '安い中古車を探しています'],
    ['Hindi', 'सस्ती पारिवारिक कार'],
    ['German', 'Ich suche ein günstiges Auto mit Automatik'],
    ['French', 'je cherche une voiture familiale pas chère'],
    ['Spanish', 'busco un auto rojo con pocos kilometros'],
    ['Italian', 'cerco una macchina usata per la famiglia'],
    ['te reo Māori', 'kei te rapu au i tētahi waka whero mō te whānau'],
    ['Vietnamese', 'tìm xe ô tô gia đình giá rẻ'],
    ['nonsense', 'asdf qwer zxcv hjkl'],
    ['numbers', '1 2 3 4 5 6 7 8 9 10 11'],
    ['signs', '$$$ --- +++ ,,, ... ///'],
    ['a text about something else', 'when does the workshop open on Monday'],
    [
      'words that are nearly names of the stock',
      'a greek copper salon, blank walks, civil tracks, electronic traffic, my fortune',
    ],
    ['the yard that the shopper is far from', 'can you deliver to Taupo'],
    ['names of objects of the language', 'constructor __proto__ toString hasOwnProperty'],
  ])('ask invents no filter for %s', (_, text) => {
    expect(filtersOf(text)).toEqual([]);
  });

  it.each([
    ['cheap ferrari under $5,000', ['make=Ferrari', 'price=0:5000', 'sort=lowest-price']],
    ['over 20k under 10k', ['price=20000:']],
    ['diesel not diesel', ['fuel=Diesel']],
    ["Robert'); DROP TABLE ford; --", ['make=Ford']],
  ])('ask takes a contradiction by its word: %s', (text, filters) => {
    expect(filtersOf(text)).toEqual(filters);
  });

  it('ask reads texts of 10,000 characters in linear time, and never throws', () => {
    const time = (length: number, part: string): number => {
      const text = part.repeat(Math.ceil(length / part.length)).slice(0, length);
      const start = performance.now();
      ask(text, ctx);
      return performance.now() - start;
    };
    for (const part of [
      'toyota hilux under 20k ',
      'not a ',
      'a',
      '1',
      '1,000',
      '$',
      '-',
      '“',
      '7 seater ',
      'under ',
      '\u0000',
      '\ud800',
      'é',
      '👩‍👩‍👧‍👦 ',
      'towing 3t ',
    ])
      expect([part, time(10_000, part) < 200]).toEqual([part, true]);
  });
});
