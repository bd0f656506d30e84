import { expect, it } from 'vitest';
import { placeholdersOf, textsFor } from './textsFor.ts';

it('a site that replaces no text shows the texts of the platform', () => {
  expect(textsFor({})('Print')).toBe('Print');
  expect(textsFor({})('Show all {count}', { count: 12 })).toBe('Show all 12');
});

it('a replaced text is shown with the values of the page in its own order', () => {
  const t = textsFor({ '{at} of {count}': 'Of {count} pictures number {at}', Print: 'On paper' });
  expect(t('{at} of {count}', { at: 3, count: 12 })).toBe('Of 12 pictures number 3');
  expect(t('Print')).toBe('On paper');
});

it('values are shown as they are, also where they look like a placeholder or a pattern', () => {
  const t = textsFor({});
  expect(t('Call {dealer}', { dealer: '{count} $& $1' })).toBe('Call {count} $& $1');
  expect(t('Call {dealer}', { count: 1 })).toBe('Call {dealer}');
  expect(t('{constructor}', {})).toBe('{constructor}');
  expect(t('constructor')).toBe('constructor');
});

it('the placeholders of a text are named once each', () => {
  expect(placeholdersOf('{b} and {a}, {b}')).toEqual(['a', 'b']);
  expect(placeholdersOf('Print')).toEqual([]);
});
