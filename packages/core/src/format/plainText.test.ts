import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainParagraphs, plainText } from './plainText.ts';
import { truncate } from './truncate.ts';

describe('plainText', () => {
  it.each([
    ['<p>0% <b>fin</b>ance</p><p>T&amp;Cs apply</p>', '0% finance T&Cs apply'],
    ['One<br/>two', 'One two'],
    ['Under &lt; 5 &#36; &nbsp; &bogus;', 'Under < 5 $ &bogus;'],
    ['Under &constructor; and &toString;', 'Under &constructor; and &toString;'],
    ['<style>p{}</style>Words<script>alert(1)</script> only', 'Words only'],
    ['a < b and c > d', 'a < b and c > d'],
    ['Coup&eacute; &Eacute;lite GT&reg; &frac12;', 'Coupé Élite GT® ½'],
    ['&#xD800;&#0;&#x110000;ok', 'ok'],
  ])('plainText: %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('plainText reads anything, and reads long nonsense quickly', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof plainText(text) === 'string'));
    const start = performance.now();
    plainText('<script>'.repeat(20_000));
    plainText('<'.repeat(100_000));
    plainText('<p '.repeat(30_000));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('plainParagraphs', () => {
  it.each([
    ['<p>One <b>and</b></p><p>two &amp; three</p>', ['One and', 'two & three']],
    ['<ul><li>One</li><li> </li><li>Two</li></ul>', ['One', 'Two']],
    ['One\nline\n\nTwo', ['One line', 'Two']],
    ['<script><p>x</p></script>', []],
    ['', []],
  ])('plainParagraphs: %j', (html, paragraphs) => {
    expect(plainParagraphs(html)).toEqual(paragraphs);
  });
});

describe('truncate', () => {
  it.each([
    ['exactly the limit', 'x'.repeat(200), 200, 160, 'x'.repeat(200)],
    ['one more, cut to fewer', 'x'.repeat(201), 200, 160, `${'x'.repeat(160)}...`],
    ['cut to the limit', 'x'.repeat(198), 197, undefined, `${'x'.repeat(197)}...`],
    ['a symbol is one character', '🚗🚗🚗', 3, undefined, '🚗🚗🚗'],
    ['and is never halved', '🚗🚗🚗', 2, 1, '🚗...'],
  ])('truncate: %s', (_, text, limit, cutTo, expected) => {
    expect(truncate(text, limit, cutTo)).toBe(expected);
  });
});
