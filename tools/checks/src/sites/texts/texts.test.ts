import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../root.ts';
import { pageTexts, sentence, textFindings, textsOf } from '@dealer/vite/check';
import { textFolders } from './textFolders.ts';
import { textsPage } from '../../docs/reference/textsPage.ts';

const known = ['Print', 'Show all {count}', 'Follow us'];

it('a text in new words with the same placeholders has no finding', () => {
  expect(textFindings({ Print: 'On paper', 'Show all {count}': 'See all {count}' }, known)).toEqual([]);
});

it('a misspelt text is named with the one that was meant', () => {
  expect(textFindings({ 'Follow uss': 'Find us on' }, known)).toEqual([
    { path: 'texts["Follow uss"]', message: 'is a text that no page has', hint: 'Did you mean "Follow us"?' },
  ]);
  expect(textFindings({ 'Quite another thing': 'x' }, known)[0]?.hint).toMatch(/^Copy the text from the page/);
});

it('new words that lose a placeholder, or invent one, are found', () => {
  expect(textFindings({ 'Show all {count}': 'See all {number}' }, known)).toEqual([
    { path: 'texts["Show all {count}"]', message: 'lacks {count}', hint: 'Add it to the new words' },
    {
      path: 'texts["Show all {count}"]',
      message: 'has {number}, which nothing fills',
      hint: 'Write only {count}',
    },
  ]);
  expect(textFindings({ Print: '{count}' }, known)[0]?.hint).toBe('Write the words without braces');
});

it.each([
  ['View Details', 'is the phrase card.details', 'Write it under phrases'],
  ['Enquire Now', 'is the phrases card.enquire, detail.enquire', 'Write it under phrases'],
  [
    'View detail',
    'is a text that no page has',
    'Did you mean "View Details"? It is the phrase card.details: write it under phrases',
  ],
])('"%s" is not a text but a phrase, and the finding says which', (text, message, hint) => {
  expect(textFindings({ [text]: 'x' }, known)).toEqual([{ path: `texts["${text}"]`, message, hint }]);
});

it.each([' ', '   ', '\u00a0', '\u00a0 \u2003', '\u200b', '\n\t'])(
  'new words that nobody sees are found: %j',
  (replacement) => {
    expect(textFindings({ Print: replacement }, known)).toMatchObject([{ message: 'has only spaces' }]);
  },
);

it.each([
  ['Did you mean "Print"?', 'Did you mean "Print"?'],
  ['Write it under phrases', 'Write it under phrases.'],
  ['Write a whole sentence.', 'Write a whole sentence.'],
])('the hint %j ends with one mark', (hint, printed) => {
  expect(sentence(hint)).toBe(printed);
});

it.each([
  'docs/site-config.md',
  'docs/new-template.md',
  'packages/ui/README.md',
  'packages/core/src/texts/textsFor.ts',
])('the texts that %s replaces as an example are on pages', (file) => {
  const onPages = pageTexts(root, textFolders('classic')).map(({ text }) => text);
  const examples = [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /(?:texts"?: |textsFor\(|by the text that it replaces: `)\{ (.*?) \}(?=[`) ,]|$)/gm,
    ),
  ];
  const replaced = examples.flatMap(([, entries = '']) =>
    [...entries.matchAll(/(?:"([^"]+)"|'([^']+)'): (?:"([^"]+)"|'([^']+)')/g)].map(
      ([, a, b, c, d]) => [a ?? b ?? '', c ?? d ?? ''] as const,
    ),
  );
  expect(replaced.length).toBeGreaterThan(0);
  expect(textFindings(Object.fromEntries(replaced), onPages)).toEqual([]);
});

it('the texts of a source are those that a site can replace, not the words of other calls', () => {
  const source = `
    const t = useTexts();
    return <p title={isOpen ? t('Close') : t("Open")} className={cn('Big box')}>{t('Show all {count}', { count })}</p>;`;
  expect(textsOf(source)).toEqual(['Close', 'Open', 'Show all {count}']);
});

it('pages have hundreds of texts, and each says where it is shown', () => {
  const texts = pageTexts(root, textFolders('classic'));
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.every(({ files }) => files.length > 0)).toBe(true);
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
  expect(textsPage(pageTexts(root, textFolders('*')))).toContain('<td>Show all {count}</td><td>ui/');
});

it('no text calls what a dealer sells a car: the noun is the site’s', () => {
  const isOfCars = ({ text }: { text: string }): boolean => /\bcars?\b/i.test(text);
  // The name of a service.
  expect(
    pageTexts(root, textFolders('classic'))
      .filter(isOfCars)
      .map(({ text }) => text),
  ).toEqual(['Car Analysis']);
});
