import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { scanWords } from './scanWords.ts';

const messages = (path: string, source: string): string[] =>
  scanWords(path, source).map(({ line, message }) => `${line} ${message.split(': write')[0]}`);

const script = (source: string): string[] => messages('packages/core/src/price/planted.ts', source);

describe('private words', () => {
  it('private words are found in comments, over the end of a line too', () => {
    expect(script('/** What the page\n * asks\n * for. */\nexport const a = 1; // The price is held.')).toEqual([
      '2 "asks for" in a comment',
      '4 "held" in a comment',
    ]);
    expect(script('// As specification section 4 and row 5.F12 say.')).toEqual([
      '1 "specification section" in a comment',
      '1 "row 5.F12" in a comment',
    ]);
  });

  it('private words are found in the names of tests', () => {
    expect(
      script("describe('a lead', () => { it.each([1])('stands: %s', () => {}); test(`is ${1} kept`, f); });"),
    ).toEqual(['1 "stands" in a test name', '1 "kept" in a test name']);
  });

  it.each([
    ['const askedFor = 1;', '"asked" in the name askedFor'],
    ['export const price = ({ heldCars }: Cars) => 1;', '"held" in the name heldCars'],
    ['export type KeptLead = string;', '"kept" in the name KeptLead'],
    ['type A = { feeWords: string };', '"words" in the name feeWords'],
    ['export const a = { startAgain: 1 };', '"again" in the name startAgain'],
    ['import { a as toldA } from "./a.ts";', '"told" in the name toldA'],
    ['class A { place = 1; }', '"place" in the name place'],
  ])('private words are found in declared names: %s', (source, message) => {
    expect(script(source)).toEqual([`1 ${message}`]);
  });

  it('private words are found in styles, documents, attributes and file names', () => {
    expect(messages('a.module.css', '/* Calm. */\n.card .words { --card-place: 1px; }')).toEqual([
      '1 "Calm"',
      '2 "words" in the name words',
      '2 "place" in the name --card-place',
    ]);
    expect(messages('docs/a.md', '# A\n\nThe lead stands\nhere, `kept`.')).toEqual(['3 "stands"']);
    expect(messages('a.tsx', 'export const A = () => <p data-place="a" />;')).toEqual([
      '1 "place" in the name data-place',
    ]);
    expect(messages('packages/ui/src/Map/PlaceMap.tsx', '')).toEqual(['1 "place" in the name PlaceMap.tsx']);
  });
});

describe('names of a look', () => {
  mkdirSync(join(root, '.tmp'), { recursive: true });
  // Inside the repository: the linter does not read other files.
  const folder = mkdtempSync(join(root, '.tmp/words-'));
  const apps = join(relative(root, folder), 'apps');
  const src = join(apps, 'papers/src');
  for (const own of ['sections/CalmPlaces', 'slots/WordsHero']) mkdirSync(join(root, src, own), { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('a look uses the words of its own name, its sections and its slots', () => {
    expect(messages(join(src, 'sections/CalmPlaces/CalmPlaces.tsx'), 'export const CalmPlaces = () => null;')).toEqual(
      [],
    );
    expect(
      messages(join(src, 'sections/index.ts'), "import { section as calmPlaces } from './CalmPlaces/section.ts';"),
    ).toEqual([]);
    expect(messages(join(src, 'template.ts'), '/** Papers: calm. */\nexport const papersHero = 1;')).toEqual([]);
    expect(
      messages(join(src, 'slots/WordsHero/WordsHero.module.css'), '/* The papers. */\n.words { --papers-size: 1px; }'),
    ).toEqual([]);
  });

  it('a look may not use a word that is no name of its own', () => {
    expect(messages(join(src, 'template.ts'), '// It is held.\nexport const keptRegion = 1;')).toEqual([
      '1 "held" in a comment',
      '2 "kept" in the name keptRegion',
      '2 "region" in the name keptRegion',
    ]);
  });

  it('a name of one look is no name of another', () => {
    expect(messages(join(apps, 'coast/src/papers.ts'), '')).toEqual(['1 "papers" in the name papers.ts']);
  });
});

describe('standard words', () => {
  it.each([
    '// EGC stands for excluding government charges. Keep the filter; try again later.',
    'const placeholder = replaceAll(keywords);',
    'type Settings = { stopWords: string[]; place_id: string };',
    "import { kept } from './a.ts';",
    "const a = 'kept';",
    '// `kept` is a field of the answer.',
  ])('standard words are allowed: %s', (source) => {
    expect(script(source)).toEqual([]);
  });

  it('standard words are those of the product that a package stands in for', () => {
    expect(messages('packages/search-engine/src/rank.ts', 'const exactWords = 1;')).toEqual([]);
  });

  it('suggests a standard word for one that is not', () => {
    expect(scanWords('a.ts', '// It is told.')[0]?.message).toBe(
      '"told" in a comment: write reported, notified or emits.',
    );
  });
});
