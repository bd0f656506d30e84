import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatedKeys } from './repeatedKeys.ts';

describe('repeatedKeys', () => {
  it.each([
    ['a setting that stands twice', '{ "slug": "a", "slug": "b" }', ['slug']],
    ['one that stands three times, once', '{ "a": 1, "a": 2, "a": 3 }', ['a']],
    [
      'one deep in lists and groups',
      '{ "locations": [{}, { "phone": { "a": 1, "a": 2 } }] }',
      ['locations[1].phone.a'],
    ],
    ['one written with an escape', String.raw`{ "name": 1, "n\u0061me": 2 }`, ['name']],
    ['one below a list of texts', '[["a", "b"], { "c": 1, "c": 2 }]', ['[1].c']],
    ['not the same name in two objects', '{ "a": { "b": 1 }, "c": { "b": 1 }, "d": [{ "b": 1 }, { "b": 1 }] }', []],
    ['not a text that equals a key', '{ "a": "b", "b": "a", "c": ["a", "a"] }', []],
    ['not what stands in a text', String.raw`{ "a": "{ \"a\": 1, \"a\": 2 }", "b": "\\" }`, []],
    ['nothing where the text is no JSON', '{ "a": 1, "a": ', []],
  ])('repeatedKeys names %s', (_, text, expected) => {
    expect(repeatedKeys(text)).toEqual(expected);
  });

  it('repeatedKeys finds nothing in the output of JSON.stringify', () => {
    fc.assert(fc.property(fc.json(), (text) => repeatedKeys(JSON.stringify(JSON.parse(text))).length === 0));
  });

  it('repeatedKeys reads a file of any depth', () => {
    expect(repeatedKeys(`${'['.repeat(5000)}{"a":1,"a":2}${']'.repeat(5000)}`)).toHaveLength(1);
  });
});
