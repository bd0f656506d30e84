import { expect, it } from 'vitest';
import { siteHost } from './siteHost.ts';

it('is the host name of the address that the file has now', () => {
  const file = (url: string): string => JSON.stringify({ url });
  expect(siteHost(file('https://one.example/'))).toBe('one.example');
  expect(siteHost(file('https://two.example'))).toBe('two.example');
  expect(siteHost(file('https://one.example/'))).toBe('one.example');
});

it.each(['', '{', 'null', '{}', '{ "url": 7 }', '{ "url": "yard" }'])('is empty for the file %s', (text) => {
  expect(siteHost(text)).toBe('');
  expect(siteHost(text)).toBe('');
});
