import { expect, it } from 'vitest';
import { root } from '../../root.ts';
import { pageTexts, textFolders, textsOf } from './pageTexts.ts';
import { textFindings } from './textFindings.ts';

const known = ['Print', '{count} photos', 'Show more'];

it('a text in new words with the same placeholders has no finding', () => {
  expect(textFindings({ Print: 'On paper', '{count} photos': 'All {count} pictures' }, known)).toEqual([]);
});

it('a misspelt text is named with the one that was meant', () => {
  expect(textFindings({ 'Show mor': 'Read on' }, known)).toEqual([
    { path: 'texts["Show mor"]', message: 'is a text that no page has', hint: 'Did you mean "Show more"?' },
  ]);
  expect(textFindings({ 'Quite another thing': 'x' }, known)[0]?.hint).toMatch(/^Copy the text from the page/);
});

it('new words that lose a placeholder, or invent one, are found', () => {
  expect(textFindings({ '{count} photos': 'All {number} pictures' }, known)).toEqual([
    { path: 'texts["{count} photos"]', message: 'lacks {count}', hint: 'Add it to the new words' },
    {
      path: 'texts["{count} photos"]',
      message: 'has {number}, which nothing fills',
      hint: 'Write only {count}',
    },
  ]);
  expect(textFindings({ Print: '{count}' }, known)[0]?.hint).toBe('Write the words without braces');
});

it('the texts of a source are those that a site can replace, not the words of other calls', () => {
  const source = `
    const t = useTexts();
    return <p title={isOpen ? t('Close') : t("Open")} className={cn('Big box')}>{t('{count} photos', { count })}</p>;`;
  expect(textsOf(source)).toEqual(['Close', 'Open', '{count} photos']);
});

it('pages have hundreds of texts, and each says where it is shown', () => {
  const texts = pageTexts(root, textFolders('classic'));
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.every(({ files }) => files.length > 0)).toBe(true);
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
});
